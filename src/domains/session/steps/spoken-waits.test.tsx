import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

const spoken = () => page.getByRole('status').last()

it.each([
  ['a sign-in', '/', 'A1'],
  ['a letter', '/reset', 'A6'],
])('the seconds until another try of %s are a timer, which is not read at each change', async (_, path, call) => {
  await renderApp(path, { scenario: 'fresh' }, { prepare: (world) => world.setFault(call, '429-bare') })
  await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
  if (path === '/') await page.getByLabelText('Password', { exact: true }).fill('sunlight')
  await page.getByRole('button', { name: path === '/' ? 'Sign in' : 'Send the link', exact: true }).click()
  await expect
    .poll(() => document.querySelector('[role=alert] [role=timer]')?.textContent)
    .toMatch(/You can try again in \d+ s/)
  // The sentence before it has ended.
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/\.\sYou can try again/)
})

it('that a letter was sent is spoken, since the form that sent it has gone', async () => {
  await renderApp('/reset', { scenario: 'fresh' })
  await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(spoken()).toHaveTextContent('The email is on its way to vera.sokolova@mail.example.')
})

it('the time until a phone may ask for a code is spoken once, and why it may not at all takes the focus', async () => {
  const app = await renderApp('/home', { scenario: 'phone-verification' })
  app.world.setFault('A16', '502', 1)
  await page.getByLabelText('Phone').fill('+4915112345678')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect.element(page.getByLabelText('Phone')).toHaveFocus()
  await expect.element(page.getByLabelText('Phone')).toHaveAttribute('aria-invalid', 'true')
  app.world.setFault('A16', '429-bare')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect.poll(() => spoken().element().textContent).toMatch(/^You can ask for a code in \d+ s$/)
  // The refusal of the try before has gone, so that the field says how long to wait.
  await expect.element(page.getByLabelText('Phone')).toHaveAccessibleDescription(/^You can ask for a code in/)
})

it('a code that is refused when it was confirmed by the button takes the focus back', async () => {
  const app = await renderApp('/home', { scenario: 'phone-verification' })
  await page.getByLabelText('Phone').fill('+4915112345678')
  await page.getByRole('button', { name: 'Send the code' }).click()
  app.world.setFault('A17', 'empty')
  await page.getByLabelText('Code').fill('123456')
  await expect.element(page.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => app.world.received('A17')).toHaveLength(2)
  await expect.element(page.getByLabelText('Code')).toHaveFocus()
  await expect.element(page.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true')
})
