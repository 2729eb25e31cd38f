import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { placed } from '../../tests/a11y/place'
import { renderApp } from '../../tests/render-app'

const CALENDAR = placed('/course/$streamId/calendar', 'lumen', 'blocked-stage')
const heading = () => page.getByRole('heading', { level: 1 })

it.each([
  [`${CALENDAR}?modal=skip&stage=3`, 'blocked-stage', CALENDAR],
  ['/courses?q=light&modal=support&about=Light', 'main', '/courses?q=light'],
  ['/home?modal=document&url=https%3A%2F%2Flumen.example%2Fterms', 'main', '/home'],
])('closing what %s opened takes its own parameters away and goes to the heading', async (path, scenario, after) => {
  const app = await renderApp(path, { scenario })
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => app.address()).toBe(after)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading()).toHaveFocus()
})

it.each(['constructor', '__proto__', 'hasOwnProperty', 'nothing'])(
  'the name %s opens nothing, and does not stay',
  async (name) => {
    const app = await renderApp(`/courses?modal=${name}`)
    await expect.element(heading()).toHaveTextContent('My courses')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => app.address()).toBe('/courses')
  },
)

it('two presses of the cross take one step back', async () => {
  const app = await renderApp('/courses')
  await app.router.navigate({ to: '/homework' })
  await app.router.navigate({ to: '.', search: { modal: 'support' } })
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await close.dblClick()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(app.address()).toBe('/homework')
})

it.each([
  ['a step back', '/courses'],
  ['a replaced address', '/courses?modal=support'],
])('what is pressed while a dialog is closing by %s reaches nothing in it', async (_, path) => {
  const app = await renderApp(path)
  if (!path.includes('modal')) await app.router.navigate({ to: '.', search: { modal: 'support' } })
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  const dialog = page.getByRole('dialog').element()
  const button = close.element()
  if (button instanceof HTMLElement) button.click()
  // Before anything has been drawn again.
  expect(dialog).toHaveProperty('inert', true)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => app.address()).toBe('/courses')
})

it('a dialog is not a page: the menu marks only the section behind it as current', async () => {
  await renderApp('/courses?modal=support')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  const menu = document.querySelector('nav[aria-label="Main menu"]')
  const current = [...(menu?.querySelectorAll('[aria-current]') ?? [])].map(({ textContent }) => textContent)
  expect(current).toEqual(['My courses'])
})
