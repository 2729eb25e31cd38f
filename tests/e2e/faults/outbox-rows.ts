import { expect, type Page } from '@playwright/test'
import { writeAnswer } from '../homework-answer.ts'
import { button, press } from './mutation-row.ts'
import type { OutboxRow } from './outbox-row.ts'

const ANSWER = 'The second frame is the one. Keep it.'
const HOMEWORK = 'One lamp, ninety degrees.'
const BY_ITSELF = /Waiting for (the network|its turn). It will be sent by itself\./

const answer = (page: Page) => page.getByRole('article').filter({ hasText: ANSWER })
const consultation = (page: Page) => page.getByRole('region', { name: 'Consultation', exact: true })
const waitingAnswer = (page: Page) => page.getByRole('region', { name: 'Answer that is not sent yet' })
/** The end of the conversation, which is drawn when it is near. */
const toEnd = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true }).press('End')
/** By keyboard, like the other presses in a conversation: its list moves while it is being read. */
const rateAnswer = (page: Page) => answer(page).getByRole('radio').last().press('Space')

/** Every message that the server has. */
const messages = (page: Page) =>
  page.evaluate(async () => {
    const { learners } = await window.mockWorld.read()
    return learners.flatMap(({ chats }) => chats.flatMap((chat) => chat.messages))
  })

/** What the outbox sends, and the server is asked about. Messages, which it may send again under their name, have a row among the others. */
export const OUTBOX_ROWS: OutboxRow[] = [
  {
    mutation: 'chats.rate',
    call: 'L21',
    path: '/chat/$chatId',
    scenario: 'main',
    fill: toEnd,
    press: rateAnswer,
    // Stars are pressed again as often as the learner likes: there is nothing to take back.
    async waits(page) {
      await expect(answer(page).getByRole('alert')).toHaveText(/^The rating is not saved. /)
      await expect(answer(page).getByRole('radio').last()).toBeChecked()
    },
    async failed(page) {
      await expect(answer(page).getByRole('alert')).toHaveText(/^The rating is not saved. \S/)
      await expect(answer(page).getByRole('radio', { checked: true })).toHaveCount(0)
    },
    retry: rateAnswer,
    async done(page) {
      await expect(answer(page).getByRole('radio').last()).toBeChecked()
      await expect(answer(page).getByRole('alert')).toHaveCount(0)
    },
    arrived: async (page) =>
      (await messages(page)).filter(({ rating, text }) => rating === 5 && JSON.stringify(text).includes(ANSWER)).length,
  },
  {
    mutation: 'consultations.rate',
    call: 'L23',
    path: '/chat/$chatId',
    scenario: 'main',
    fill: async (page) => {
      await toEnd(page)
      await consultation(page).getByRole('radio').nth(3).press('Space')
    },
    press: (page) => button(page, 'Rate the consultation').press('Enter'),
    async waits(page) {
      await expect(consultation(page).getByText(/^Your rating: 4.of.5$/)).toBeVisible()
      await expect(consultation(page).getByRole('status')).toHaveText(BY_ITSELF)
      await expect(consultation(page).getByRole('button', { name: 'Remove' })).toBeVisible()
    },
    async failed(page) {
      await expect(consultation(page).getByText(/^Your rating: 4.of.5$/)).toBeVisible()
      await expect(consultation(page).getByRole('alert')).toHaveText(/^The rating is not saved. \S/)
      await expect(consultation(page).getByRole('button', { name: 'Remove' })).toBeVisible()
    },
    retry: (page) => consultation(page).getByRole('button', { name: 'Try again' }).press('Enter'),
    async done(page) {
      await expect(consultation(page).getByText(/^Your rating: 4.of.5$/)).toBeVisible()
      await expect(consultation(page).getByRole('status')).toHaveCount(0)
      await expect(consultation(page).getByRole('alert')).toHaveCount(0)
    },
    arrived: (page) =>
      page.evaluate(async () => {
        const { learners } = await window.mockWorld.read()
        const all = learners.flatMap(({ streams }) => streams.flatMap(({ consultations }) => consultations))
        return all.filter(({ status, rating }) => status === 'rated' && rating === 4).length
      }),
  },
  {
    mutation: 'homework.send',
    call: 'L15',
    path: '/homework',
    // Nobody answers while time passes.
    scenario: 'expert-silent',
    fill: (page) => writeAnswer(page, HOMEWORK),
    press: press('Send for review'),
    async waits(page) {
      await expect(waitingAnswer(page).getByRole('status')).toHaveText(BY_ITSELF)
      await expect(waitingAnswer(page).getByText(HOMEWORK)).toBeVisible()
      for (const name of ['Edit', 'Remove'])
        await expect(waitingAnswer(page).getByRole('button', { name })).toBeVisible()
    },
    // It is in the form again, with its files, to be changed, sent or discarded.
    async failed(page) {
      await expect(
        page.getByRole('alert').filter({ hasText: /Couldn't send homework\..*Everything is kept\. \S/ }),
      ).toBeVisible()
      await expect(page.getByRole('textbox').first()).toHaveValue(HOMEWORK)
      await expect(page.getByText(/^Uploaded/).first()).toBeVisible()
      await expect(button(page, 'Send for review')).toBeVisible()
    },
    retry: press('Send for review'),
    async done(page) {
      await expect(page.getByText('On checking').first()).toBeVisible()
      await expect(page.getByText(HOMEWORK)).toHaveCount(1)
      await expect(waitingAnswer(page)).toHaveCount(0)
    },
    arrived: async (page) =>
      (await messages(page)).filter((one) => one.text === HOMEWORK && one.homeworkStatusId !== null).length,
  },
]
