import { CLOCK, placed } from '../a11y/place.ts'
import { address, expect, settled, test } from './app.ts'
import { fromEnd } from './from-end.ts'

test('a long message sent from far up is shown to its end, also as a consultation begins above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(address('lumen', placed('/chat/$chatId', 'lumen', 'main'), { scenario: 'main', clock: CLOCK }))
  await settled(page)
  const conversation = page.getByRole('region', { name: 'Conversation' })
  for (const words of [100, 300]) {
    await conversation.hover()
    await expect(async () => {
      await page.mouse.wheel(0, -1000)
      await expect.poll(() => fromEnd(conversation), { timeout: 500 }).toBeGreaterThan(300)
    }).toPass()
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('word '.repeat(words))
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(
      page
        .getByRole('article')
        .last()
        .getByText(/^(Sent|Read)$/),
    ).toHaveCount(1)
    await expect(page.getByText('A consultation is under way')).toBeVisible()
    await expect.poll(() => fromEnd(conversation)).toBeLessThanOrEqual(1)
    // What the consultation brings in comes a little later.
    await page.waitForTimeout(700)
    expect(await fromEnd(conversation)).toBeLessThanOrEqual(1)
    await page.evaluate(() => window.mockWorld.advance(60_000))
  }
})
