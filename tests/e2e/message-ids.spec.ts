import { address, expect, settled, test } from './app.ts'
import { fileOf } from './built-files.ts'

test('texts whose catalogue is missing are noticed by every test', async ({ page, files, watch }) => {
  const noTexts = { contentType: 'text/javascript', body: 'export const messages = {}' }
  await files.route(fileOf('locales/en/study.po'), (route) => route.fulfill(noTexts))
  await page.goto(address('lumen', '/homework', { scenario: 'main' }))
  await settled(page)
  await expect.poll(() => watch.messageIds).toContainEqual(expect.stringMatching(/^[\w-]{6} at \/v\/homework, \w+: /))
  await expect.poll(() => watch.messageIds).toContainEqual(expect.stringMatching(/ aria-label: /))
  await page.close()
  watch.messageIds.length = 0
  watch.untold.length = 0
})
