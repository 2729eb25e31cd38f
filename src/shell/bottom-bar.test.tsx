import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

const before = { width: innerWidth, height: innerHeight }
beforeAll(() => page.viewport(390, 800))
afterAll(() => page.viewport(before.width, before.height))

const bar = page.getByRole('navigation', { name: 'Sections' })
const section = (name: string) => bar.getByRole('link', { name })
const keptPaths = () => Object.entries(sessionStorage).filter(([key]) => key.includes('.visited.'))
const restore = (kept: [string, string][]) => ({
  prepare: () => kept.forEach(([key, value]) => sessionStorage.setItem(key, value)),
})

async function visitSettings() {
  const app = await renderApp('/home')
  await app.router.navigate({ href: '/user/settings' })
  await app.router.navigate({ href: '/home' })
  await expect.element(section('Profile')).toHaveAttribute('href', '/v/user/settings')
  return app
}

it('remembers the last visited address of a section, even across a reload', async () => {
  await visitSettings()
  const kept = keptPaths()
  await cleanup()
  await renderApp('/courses', {}, restore(kept))
  await expect.element(section('Profile')).toHaveAttribute('href', '/v/user/settings')
})

it('forgets them on sign-out', async () => {
  const app = await visitSettings()
  expect(keptPaths()).toHaveLength(2)
  await app.router.navigate({ href: '/logout' })
  await expect.poll(() => app.address()).toBe('/')
  expect(keptPaths()).toEqual([])
})

it('shows them to nobody else', async () => {
  await visitSettings()
  const kept = keptPaths()
  await cleanup()
  await renderApp('/home', { scenario: 'newcomer' }, restore(kept))
  await expect.element(section('Profile')).toHaveAttribute('href', '/v/user/setting')
})

it.each(['{', '7', '["/user/settings"]', '"/logout"'])('ignores %s', async (value) => {
  await visitSettings()
  const kept = keptPaths().map(([key]): [string, string] => [key, value])
  await cleanup()
  await renderApp('/home', {}, restore(kept))
  await expect.element(section('Profile')).toHaveAttribute('href', '/v/user/setting')
})

it.each([
  ['scrolls the page to its top', {}, true],
  ['opens another tab only', { ctrlKey: true }, false],
  ['opens another window only', { shiftKey: true }, false],
])('a press on the section that is open %s', async (_what, modifiers, scrolls) => {
  await renderApp('/home')
  await expect.element(section('Home')).toBeVisible()
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))
  const link = section('Home').element()
  // The router has put the page to its top when it came.
  scroll.mockClear()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }))
  expect(scroll.mock.calls.length > 0).toBe(scrolls)
})
