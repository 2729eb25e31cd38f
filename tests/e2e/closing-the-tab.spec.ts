import { CLOCK, placed } from '../a11y/place.ts'
import { address, expect, settled, test } from './app.ts'

test('closing the tab asks only while an answer to homework is unsent', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto(address('lumen', '/home', { scenario: 'main', clock: CLOCK }))
  await settled(page)
  await page.goto(address('lumen', placed('/homework/$streamId/$homeworkId', 'lumen', 'main')))
  await settled(page)
  const text = page.getByRole('main').getByRole('textbox')
  await text.fill('Half a thought')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  expect(page.isClosed()).toBe(false)
  await text.fill('')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toHaveLength(1)
})
