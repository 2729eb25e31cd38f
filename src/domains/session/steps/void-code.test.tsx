import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { codeBefore } from '../../../../tests/code-before'
import { renderApp } from '../../../../tests/render-app'

it.each([
  ['email', 'A8'],
  ['phone', 'A17'],
] as const)(
  'a code for the %s that was made void by wrong ones before and after a reload waits for a new one only',
  async (step, call) => {
    const prepare = codeBefore(step, 3)
    const app = await renderApp('/home', { scenario: `${step}-verification` }, { prepare })
    const field = page.getByLabelText('Code')
    await field.fill('111111')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    app.world.setFault(call, '429-bare', 1)
    await field.fill('222222')
    await expect.element(field).toHaveAccessibleDescription('Too many wrong codes. Ask for a new one.')
    await expect.element(page.getByText(/You can confirm in/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'You need a new code.' })).toBeVisible()
    await expect.element(page.getByText(/works for ten minutes/)).not.toBeInTheDocument()
  },
)
