import { address, expect, test } from '../app.ts'

/** The file of the HTTP client, under the address that the app was built with. */
const CLIENT_FILE = /\/assets\/distribution-[^/?]*\.js$/

test('calls are made again once the file of their client comes, though the browser remembers that it failed', async ({
  page,
  context,
}) => {
  let asked = 0
  // Chromium 150 fails further imports of such an address without a request.
  await context.route(CLIENT_FILE, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto(address('lumen', '/home', { scenario: 'main' }))
  await expect(page.getByRole('link', { name: /Start day/ })).toBeVisible()
  expect(asked).toBeGreaterThan(0)
})
