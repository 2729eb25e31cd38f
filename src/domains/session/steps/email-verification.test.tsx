import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { codeBefore } from '../../../../tests/code-before'
import { renderApp } from '../../../../tests/render-app'
import { heldCall } from '../../../../tests/held-call'
import { lookAtClock } from '../../../../tests/pass-time'

const button = (name: string) => page.getByRole('button', { name })

it('reloading the step does not invalidate a code that was just sent: the next one waits for a press', async () => {
  const app = await renderApp('/home', { scenario: 'email-verification' }, { prepare: codeBefore('email') })
  await expect.element(page.getByRole('heading', { name: 'Six digits are on their way.' })).toBeVisible()
  await expect.element(page.getByLabelText('Code')).toHaveFocus()
  expect(app.calls()).not.toContain('A7')
  await button('Send a new code').click()
  await expect.element(page.getByText(/New code in (1:00|0:59)/)).toBeVisible()
  expect(Object.keys(sessionStorage)).toContainEqual(expect.stringMatching(/^learner\.of\.\d+\.code-of-email$/))
})

it('a code that comes before the answer to its request stays as it was typed, and is checked then', async () => {
  const sending = heldCall('/auth/request-otp')
  const app = await renderApp('/home', { scenario: 'email-verification' }, { prepare: sending.prepare })
  const field = page.getByLabelText('Code')
  await field.fill('123456')
  sending.release()
  await expect.poll(() => app.world.received('A8').map(({ body }) => body)).toMatchObject([{ code: '123456' }])
  await expect.poll(() => app.address()).toMatch(/^\/home/)
})

it('sends another code to the same address, but not while one is fresh', async () => {
  const app = await renderApp('/home', { scenario: 'email-verification' }, { prepare: codeBefore('email') })
  app.world.setFault('A7', '502', 1)
  await button('Send a new code').click()
  await expect.element(page.getByText('The code was not sent.')).toBeVisible()
  await button('Change it').click()
  await button('Send the code').click()
  await expect.element(page.getByText(/New code in (1:00|0:59)/)).toBeVisible()
  await expect.element(page.getByText('The code was not sent.')).not.toBeInTheDocument()
  await button('Change it').click()
  await button('Send the code').click()
  await expect.element(page.getByLabelText('Code')).toHaveFocus()
  expect(app.world.received('A7')).toHaveLength(2)
})

it('the address to change takes the focus, and the code takes it back', async () => {
  await renderApp('/home', { scenario: 'email-verification' }, { prepare: codeBefore('email') })
  await button('Change it').click()
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await button('Back to the code').click()
  await expect.element(page.getByLabelText('Code')).toHaveFocus()
})

it('after too many wrong codes only a new one can be asked for', async () => {
  const app = await renderApp('/home', { scenario: 'email-verification' }, { prepare: codeBefore('email') })
  const field = page.getByLabelText('Code')
  await button('Send a new code').click()
  await expect.poll(() => app.world.received('A7')).toHaveLength(1)
  app.world.advance(61_000)
  for (let tries = 1; tries <= 6; tries += 1) {
    await field.fill(String(tries).repeat(6))
    await expect.poll(() => app.world.received('A8')).toHaveLength(tries)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect.element(field).toHaveAccessibleDescription('Too many wrong codes. Ask for a new one.')
  await expect.element(button('Confirm')).toHaveAttribute('aria-disabled', 'true')
  await field.fill('123456')
  await expect.element(field).toHaveAccessibleDescription('Too many wrong codes. Ask for a new one.')
  expect(app.world.received('A8')).toHaveLength(6)
  lookAtClock()
  await button('Send a new code').click()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await field.fill('123456')
  await expect.poll(() => app.address()).toMatch(/^\/home/)
})

it('after a limit on tries the same code can be confirmed once the pause is over', async () => {
  const app = await renderApp('/home', { scenario: 'email-verification' }, { prepare: codeBefore('email') })
  app.world.setFault('A8', '429-bare', 1)
  const field = page.getByLabelText('Code')
  await field.fill('123456')
  await expect.element(button('Confirm')).toHaveAccessibleDescription(/You can confirm in (30|29) s/)
  await expect.element(button('Confirm')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(field).toHaveValue('123456')
  expect(app.world.received('A8')).toHaveLength(1)
})
