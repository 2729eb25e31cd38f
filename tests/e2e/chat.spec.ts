import type { Locator, Page } from '@playwright/test'
import { CLOCK, placed } from '../a11y/place.ts'
import { SELDOM, someWays } from '../some-rows.ts'
import { address, drawnInOwnFonts, expect, received, settled, test } from './app.ts'
import { beforeCode } from './before-code.ts'
import { fromEnd } from './from-end.ts'
import { watchShifts } from './layout-shifts.ts'

test.use({ reducedMotion: 'no-preference' })

/** What a message says of itself once the server has it: an expert who is quick has read it before the test looks. */
const HAS_ARRIVED = /^(Sent|Read)$/

/** The list takes a scroll for ended after half of this. */
const SCROLL_ENDS_MS = 300

/** Scrolls by `step` px, forty times, and expects that what is read then stays where it is; how often that could be compared. */
async function keptPlaces(page: Page, conversation: Locator, step: number): Promise<number> {
  let compared = 0
  for (let turn = 0; turn < 40; turn++) {
    const top = await conversation.evaluate((element, by) => {
      element.scrollTop += by
      return new Promise<[string, number] | null>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const edge = element.getBoundingClientRect().top
            const first = [...element.querySelectorAll('article')].find(
              (one) => one.getBoundingClientRect().top >= edge,
            )
            resolve(first ? [first.textContent ?? '', first.getBoundingClientRect().top] : null)
          }),
        )
      })
    }, step)
    await settled(page)
    const now = await conversation.evaluate((element, text) => {
      const same = [...element.querySelectorAll('article')].find((one) => one.textContent === text)
      return same?.getBoundingClientRect().top ?? null
    }, top?.[0] ?? '')
    if (now === null) continue
    compared += 1
    expect(Math.abs(now - (top?.[1] ?? 0))).toBeLessThanOrEqual(1)
  }
  return compared
}

test('from a question to the answer of an expert, which is seen', async ({ page }) => {
  await page.goto(address('lumen', '/chat', { scenario: 'main' }))
  await settled(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ines Okafor|The Quiet Portrait/ })
    .click()
  await expect(page).toHaveURL(/\/chat\/\d+/)
  await settled(page)
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText('Could you send the version before you cropped it?')).toBeVisible()
  await expect(conversation.getByText('New messages')).toBeVisible()
  // Both unread answers are on the screen: the marks go once they have been looked at.
  await expect.poll(() => received(page, 'PUT', /viewed$/)).toBe(1)
  await expect(page.getByText(/unread message/)).toHaveCount(0)

  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill('Here is the whole frame: https://lumen.example/frame')
  await field.press('Enter')
  await expect(conversation.getByRole('link', { name: /lumen\.example\/frame/ })).toBeVisible()
  await expect(field).toHaveValue('')
  // It stands there before it has gone.
  await expect.poll(() => received(page, 'POST', /messages$/)).toBe(1)
  await field.fill('And one more')
  await expect(page.getByRole('button', { name: /^Send, available in \d+ s/ })).toBeVisible()

  await page.evaluate(() => window.mockWorld.expertAnswers())
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(conversation.getByText('Thank you, I have read it.').first()).toBeVisible()
  await expect.poll(() => received(page, 'PUT', /viewed$/)).toBe(2)
  await expect(field).toHaveValue('And one more')
  await page.reload()
  await expect(field).toHaveValue('And one more')
})

test('a message that cannot be sent stays through a reload, and is sent once', async ({ page }) => {
  await page.goto(address('lumen', '/chat', { scenario: 'main', fault: 'L19:403' }))
  await settled(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ines Okafor|The Quiet Portrait/ })
    .click()
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill('Is anybody there?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/^Failed to send message\./)).toBeVisible()
  await page.reload()
  const message = page.getByRole('article').filter({ hasText: 'Is anybody there?' })
  await expect(message).toBeVisible()
  await page.evaluate(() => window.mockWorld.setFault('L19', null))
  await message.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/Failed to send|Sending/)).toHaveCount(0)
  await expect(message).toHaveCount(1)
  await page.reload()
  await expect(message).toHaveCount(1)
})

test(
  'a message that was sent offline in a tab that died is there once when the line is back',
  SELDOM,
  async ({ page, context }) => {
    await page.goto(address('lumen', placed('/chat/$chatId', 'lumen', 'main'), { scenario: 'main', clock: CLOCK }))
    await settled(page)
    // What keeps and sends comes after the screen.
    const kept = () =>
      page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name?.endsWith('outbox')))
    await expect.poll(kept).toBe(true)
    // The server first: an answer that is still under way would count as a line.
    await page.evaluate(() => window.mockWorld.setFault('L19', 'offline'))
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('From the train')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const message = page.getByRole('article').filter({ hasText: 'From the train' })
    await expect(message.getByText('Waiting for the network. It will be sent by itself.')).toBeVisible()
    await page.close()

    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(address('lumen', placed('/chat/$chatId', 'lumen', 'main')))
    await settled(next)
    await next.evaluate(() => window.mockWorld.setFault('L19', null))
    const arrived = next.getByRole('article').filter({ hasText: 'From the train' })
    await expect(arrived.getByText(HAS_ARRIVED)).toHaveCount(1)
    await expect(arrived).toHaveCount(1)
    await next.reload()
    await expect(arrived.getByText(HAS_ARRIVED)).toHaveCount(1)
    await expect(arrived).toHaveCount(1)
    await expect(next.getByText(/Waiting for|Sending/)).toHaveCount(0)
  },
)

test('two tabs show one conversation: what one sends, and what the expert answers', async ({ page, context }) => {
  const chat = address('lumen', placed('/chat/$chatId', 'lumen', 'main'), { scenario: 'main', clock: CLOCK })
  await page.goto(chat)
  await settled(page)
  const other = await context.newPage()
  await other.goto(address('lumen', placed('/chat/$chatId', 'lumen', 'main')))
  await settled(other)
  const inBoth = async (text: string) => {
    for (const tab of [page, other]) await expect(tab.getByRole('article').filter({ hasText: text })).toHaveCount(1)
  }

  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('From the first tab')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await inBoth('From the first tab')
  // An expert answers what has arrived.
  for (const tab of [page, other])
    await expect(
      tab.getByRole('article').filter({ hasText: 'From the first tab' }).getByText(HAS_ARRIVED),
    ).toBeVisible()
  await other.evaluate(() => window.mockWorld.expertAnswers())
  await inBoth('Thank you, I have read it.')
  // What is being written is one draft, whichever tab it is written in.
  await other.getByRole('textbox', { name: 'Message', exact: true }).fill('Not sent yet')
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('Not sent yet')
})

test('a conversation of 20,000 messages stays small, and earlier ones come in without moving the reader', async ({
  page,
}) => {
  await page.goto(address('lumen', '/chat', { scenario: 'chat-20000' }))
  await settled(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Daniel Ferrer|Light First/ })
    .click()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText('Answer 20000:')).toBeVisible()
  // Until its rows are measured, it is held at its end against all but a reader's press.
  await page.waitForTimeout(SCROLL_ENDS_MS)
  expect(await keptPlaces(page, conversation, -120)).toBeGreaterThan(30)
  expect(await received(page, 'GET', /messages$/)).toBeGreaterThan(3)
  expect(await conversation.evaluate((element) => element.querySelectorAll('*').length)).toBeLessThan(400)
})

test(
  'an address leads to one message of 20,000, which stays where it is while those around it come in',
  SELDOM,
  async ({ page }) => {
    await page.goto(address('lumen', '/chat', { scenario: 'chat-20000' }))
    await settled(page)
    const target = await page.evaluate(async () => {
      const world = await window.mockWorld.read()
      const chat = world.learners.flatMap(({ chats }) => chats).find(({ messages }) => messages.length === 20_000)
      return { chat: chat?.id, message: chat?.messages[7000]?.id }
    })
    await page.goto(address('lumen', `/chat/${target.chat}?message=${target.message}`))
    await settled(page)
    const conversation = page.getByRole('region', { name: 'Conversation' })
    const marked = conversation.locator('article[aria-current=true]')
    await expect(marked).toContainText('Question 7001:')
    await expect(page.getByRole('status').filter({ hasText: 'Question 7001:' })).toHaveCount(1)
    const place = () => marked.evaluate((element) => element.getBoundingClientRect().top)
    const top = await place()
    await settled(page)
    expect(Math.abs((await place()) - top)).toBeLessThanOrEqual(1)
    // Also what stands around it has come by now.
    expect(await received(page, 'GET', /messages$/)).toBeLessThanOrEqual(14)
    // Over the edge of what was loaded with it.
    await conversation.hover()
    await page.mouse.wheel(0, -100)
    // The call returns before the page has scrolled.
    await expect.poll(place).toBeGreaterThan(top + 99)
    expect(await keptPlaces(page, conversation, -150)).toBeGreaterThan(30)
    // Whoever turns round stops first: until a scroll counts as ended, the list keeps the place from the end, as for what came in above.
    await page.waitForTimeout(SCROLL_ENDS_MS)
    expect(await keptPlaces(page, conversation, 300)).toBeGreaterThan(30)
    await expect(conversation.getByText(/^(Question|Answer) 70[3-9]\d:/).first()).toBeVisible()
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const OPENINGS = [
    ['main', 0],
    ['chat-unread', 0],
    ['chat-unread', 400],
  ] as const
  test('before any code the frame has no head where the conversation will have its own', async ({ page }) => {
    await beforeCode(page, '/chat', {})
    const head = page.locator('#first-view header')
    for (const [path, isShown] of [
      ['/chat', true],
      [placed('/chat/$chatId', 'lumen', 'main'), false],
    ] as const) {
      await page.goto(address('lumen', path, { scenario: 'main' }), { waitUntil: 'commit' })
      await expect(page.locator('#first-view .bone').filter({ visible: true }).first()).toBeVisible()
      await expect(head).toBeVisible({ visible: isShown })
      await expect(page.locator('#first-view .h-bar')).toBeVisible({ visible: isShown })
    }
  })

  test('a long chat opened by its address stands at its end', async ({ page }) => {
    const path = placed('/chat/$chatId', 'lumen', 'chat-20000')
    await page.goto(address('lumen', path, { scenario: 'chat-20000', clock: CLOCK }))
    await settled(page)
    const conversation = page.getByRole('region', { name: 'Conversation' })
    await expect(conversation.getByText('Answer 20000:')).toBeVisible()
    // What is above has come, too.
    await expect.poll(() => received(page, 'GET', /messages$/)).toBeGreaterThan(1)
    await page.waitForTimeout(SCROLL_ENDS_MS)
    expect(await fromEnd(conversation)).toBeLessThanOrEqual(1)
  })

  for (const [scenario, latency] of someWays('opened by its address', OPENINGS)) {
    test(`a chat opened by its address does not move: ${scenario}, answers after ${latency} ms`, async ({ page }) => {
      const shifts = await watchShifts(page)
      const path = placed('/chat/$chatId', 'lumen', scenario)
      await page.goto(address('lumen', path, { scenario, latency, clock: CLOCK }))
      await settled(page)
      const conversation = page.getByRole('region', { name: 'Conversation' })
      await expect(conversation.getByRole('article').first()).toBeVisible()
      await drawnInOwnFonts(page)
      expect(await shifts.all()).toEqual([])
      // More are unread than one page has.
      if (scenario === 'chat-unread') await expect(conversation.getByText('Answer 1:')).toBeInViewport()
    })
  }
})

test('a brand without chats knows nothing of them', async ({ page }) => {
  await page.goto(address('kinetic', '/chat/1', { scenario: 'main' }))
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Messages|Chat/ })).toHaveCount(0)
  expect(await received(page, 'GET', /chats/)).toBe(0)
})

test('what waits is counted in the header, which says that one may leave, and goes in order once it can', async ({
  page,
}) => {
  await page.goto(address('lumen', placed('/chat/$chatId', 'lumen', 'outbox-waiting'), { scenario: 'outbox-waiting' }))
  await settled(page)
  const waiting = page.getByRole('article', { name: 'Your message, not sent yet' })
  await expect(waiting).toHaveCount(2)
  await page.getByRole('banner').getByRole('button', { name: '2 things are not sent yet' }).click()
  await expect(page.getByText('It is kept on this device and sent by itself. You can leave.')).toBeVisible()
  await page.evaluate(() => window.mockWorld.setFault('L19', null))
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toContainText('Which of them is better?')
  await expect(page.getByRole('banner').getByRole('button', { name: '1 thing is not sent yet' })).toBeVisible()
})
