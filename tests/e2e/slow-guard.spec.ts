import { address, expect, settled, test } from './app.ts'

for (const path of ['/home', '/courses']) {
  test(`the app takes over even if the guard waits for ever, and says that it is waiting: ${path}`, async ({
    page,
    files,
  }) => {
    // The code of the pending screen is slow: the still view stays until it is there, and its placeholders afterwards.
    const pending = await files.hold('src/shell/auth-pending.tsx')
    await page.goto(address('lumen', path, { scenario: 'main' }))
    await settled(page)
    await page.goto(address('lumen', path, { scenario: 'main', fault: 'A9:never' }))
    await pending.asked
    const stillHead = page.getByRole('banner').and(page.locator('#first-view *'))
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
    await expect(stillHead).toBeInViewport()
    const bones = () =>
      page.locator('main .bone').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const still = await bones()
    await pending.give()
    await expect(page.locator('#first-view')).toHaveCount(0)
    expect(await bones()).toEqual(still)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByText('This takes longer than usual')).toBeVisible()
  })
}
