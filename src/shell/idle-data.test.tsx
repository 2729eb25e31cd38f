import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../tests/render-app'

const count = (calls: string[], no: string) => calls.filter((one) => one === no).length

test('what the first view does without is asked for once, after it', async () => {
  const app = await renderApp('/home', { scenario: 'new-courses' })
  await expect.poll(() => app.calls()).toEqual(expect.arrayContaining(['L36', 'L41', 'L43']))
  const calls = app.calls()
  // The course of home has been asked for before any of them.
  expect(Math.max(calls.indexOf('L3'), calls.indexOf('L1'))).toBeLessThan(
    Math.min(...['L36', 'L41'].map((no) => calls.indexOf(no))),
  )
  await app.router.navigate({ to: '/user/settings' })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Payments' })).toBeVisible()
  await app.router.navigate({ to: '/home' })
  await expect.element(page.getByRole('link', { name: /^(Start|Continue) day/ }).first()).toBeVisible()
  // Two lists are one number of the contract.
  expect(['L36', 'L41', 'L43'].map((no) => count(app.calls(), no))).toEqual([2, 1, 1])
})

test('a failure of any of it leaves the screen as it is', async () => {
  const app = await renderApp(
    '/home',
    {},
    { prepare: (world) => ['L36', 'L41'].forEach((no) => world.setFault(no, '403')) },
  )
  await expect.poll(() => app.calls()).toEqual(expect.arrayContaining(['L36', 'L41']))
  await expect.element(page.getByRole('link', { name: /^(Start|Continue) day/ }).first()).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('homework of every course under way is counted in the menu, whatever screen is opened first', async () => {
  const app = await renderApp('/user/settings', { scenario: 'main' })
  await expect.element(page.getByText(/^\d pieces? of homework waits? for you$/).first()).toBeInTheDocument()
  const asked = app.world.received('L3').map(({ path }) => path)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeGreaterThan(1)
})
