import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

// Stands first: the files of both pages are still on their way here.
test.each([
  ['/nowhere', 'Page not found', 'This frame came out blank.'],
  ['/course/99999/calendar', 'Course not found', 'Course not found'],
])('%s is announced and focused by its heading, though its page comes late', async (href, title, heading) => {
  const app = await renderApp('/home')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The menu stays, and what was pressed in it keeps the focus while the page comes.
  page.getByRole('link', { name: 'Profile' }).last().element().focus()
  await app.router.navigate({ href })
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: title })).toBeInTheDocument()
})

test('an unknown address has the brand’s own headline under its picture, and a way home', async () => {
  const app = await renderApp('/nowhere')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This frame came out blank.')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect.poll(app.address).toBe('/home')
})

test('the logo of a page without the shell stands in its header, and nothing is written to the console', async () => {
  const written = (['error', 'warn', 'log'] as const).map((way) => vi.spyOn(console, way).mockReturnValue(undefined))
  const app = await renderApp('/nowhere')
  await expect.element(page.getByRole('banner').getByRole('img', { name: 'Lumen' })).toBeVisible()
  await app.router.navigate({ href: '/course/99999/calendar' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Course not found' })).toBeVisible()
  expect(written.flatMap(({ mock }) => mock.calls)).toEqual([])
})
