import { expect, type Page } from '@playwright/test'
import { button, field, type MutationRow, press } from './mutation-row.ts'

const QUESTION = 'Which of these two would you print?'
const CHAT = { path: '/chat/$chatId', scenario: 'main' }

/** What waits goes by itself once its time has come. */
const waitForNextTry = (page: Page) => page.clock.fastForward(61_000)

const consultation = (page: Page) => page.getByRole('region', { name: 'Consultation', exact: true })

export const CONVERSATION_ROWS: MutationRow[] = [
  {
    mutation: 'chats.send',
    call: 'L19',
    ...CHAT,
    fill: (page) => field(page, 'Message').fill(QUESTION),
    press: async (page) => {
      const again = button(page, 'Try again')
      if ((await again.count()) > 0) await again.click()
      else if ((await field(page, 'Message').inputValue()) !== '') await button(page, 'Send').click()
      else await waitForNextTry(page)
    },
    kept: (page) => expect(page.getByRole('article').filter({ hasText: QUESTION })).toHaveCount(1),
    done: async (page) => {
      await expect(page.getByRole('article').filter({ hasText: QUESTION })).toHaveCount(1)
      await expect(page.getByText(/Failed to send|Sending|Waiting for/)).toHaveCount(0)
      await expect(field(page, 'Message')).toHaveValue('')
    },
    findsOut: true,
    isRepeated: true,
  },
  {
    mutation: 'chats.edit',
    call: 'L20',
    ...CHAT,
    fill: async (page) => {
      await page.getByRole('region', { name: 'Conversation' }).press('End')
      await page
        .getByRole('article')
        .filter({ hasText: 'I did it with a cup.' })
        .getByRole('button', { name: /^Actions:/ })
        .click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await field(page, 'The changed message').fill(QUESTION)
    },
    press: press('Save the change'),
    kept: (page) => expect(field(page, 'The changed message')).toHaveValue(QUESTION),
    done: async (page) => {
      await expect(page.getByRole('article').filter({ hasText: QUESTION })).toHaveCount(1)
      await expect(field(page, 'The changed message')).toHaveCount(0)
    },
    findsOut: true,
  },
  {
    mutation: 'consultations.rate',
    call: 'L23',
    ...CHAT,
    fill: (page) =>
      consultation(page)
        .getByRole('radio', { name: /^4.of.5, Good$/ })
        .click(),
    press: async (page) => {
      const again = consultation(page).getByRole('button', { name: /^(Rate the consultation|Try again)$/ })
      if ((await again.count()) > 0) await again.click()
      else await waitForNextTry(page)
    },
    kept: (page) => expect(consultation(page).getByText(/^Your rating: 4.of.5$/)).toBeVisible(),
    done: async (page) => {
      await expect(consultation(page).getByText(/^Your rating: 4.of.5$/)).toBeVisible()
      await expect(consultation(page).getByRole('status').or(consultation(page).getByRole('alert'))).toHaveCount(0)
    },
    findsOut: true,
    isRepeated: true,
    waits: true,
  },
]
