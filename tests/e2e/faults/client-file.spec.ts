import { address, expect, test } from '../app.ts'
import { firstAddressOf } from '../built-files.ts'

test('calls are made again once the file of their client comes, though the browser remembers that it failed', async ({
  page,
  files,
}) => {
  // Chromium 150 fails further imports of such an address without a request.
  await files.route(firstAddressOf('node_modules/ky/distribution/index.js'), (route) => route.abort())
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await expect(page.getByRole('link', { name: /Start day/ })).toBeVisible()
})
