import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { TestWorld } from '../../../../mocks/test-world'
import { personOf } from '../../../../mocks/world/create-world'
import { codeBefore } from '../../../../tests/code-before'
import { renderApp } from '../../../../tests/render-app'

const withPhone = (world: TestWorld) =>
  world.change((state) => {
    personOf(state, 'main').user.phone = '+4915112345678'
  })

describe('the step of the phone', () => {
  it('confirms the phone', async () => {
    const app = await renderApp('/home', { scenario: 'phone-verification' })
    expect(app.address()).toBe('/phoneVerification')
    await page.getByLabelText('Phone').fill('12')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect
      .element(page.getByLabelText('Phone'))
      .toHaveAccessibleDescription('The number looks unfinished. Write it with its country code.')
    await page.getByLabelText('Phone').fill('+49 (151) 1234-5678')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect.element(page.getByText('+49 1511 2345678')).toBeVisible()
    await page.getByLabelText('Code').fill('123456')
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A16')[0]?.body).toEqual({ phone: '+4915112345678' })
  })

  it('shows the number of the account in groups, and sends it as it is', async () => {
    const app = await renderApp('/home', { scenario: 'phone-verification' }, { prepare: withPhone })
    await expect.element(page.getByLabelText('Phone')).toHaveValue('+49 1511 2345678')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect.poll(() => app.world.received('A16')[0]?.body).toEqual({ phone: '+4915112345678' })
  })

  it('says so where the server calls a phone confirmed and asks for it again, and tries once more', async () => {
    const app = await renderApp('/home', { scenario: 'phone-verification' })
    await page.getByLabelText('Phone').fill('+4915112345678')
    await page.getByRole('button', { name: 'Send the code' }).click()
    app.world.setFault('A17', 'empty', 1)
    await page.getByLabelText('Code').fill('123456')
    await expect.element(page.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A17')).toHaveLength(2)
  })

  it('takes the code after a reload too', async () => {
    const app = await renderApp('/home', { scenario: 'phone-verification' }, { prepare: codeBefore('phone') })
    await expect.element(page.getByText('+49 1511 2345678')).toBeVisible()
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByLabelText('Code').fill('123456')
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A17')[0]?.body).toEqual({ phone: '+4915112345678', code: '123456' })
  })

  it('leads back from another number to the code that was sent', async () => {
    const app = await renderApp('/home', { scenario: 'phone-verification' })
    await expect.element(page.getByLabelText('Phone')).not.toHaveFocus()
    // Nothing was sent yet.
    await expect.element(page.getByRole('button', { name: 'Back to the code' })).not.toBeInTheDocument()
    await page.getByLabelText('Phone').fill('+4915112345678')
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect.element(page.getByLabelText('Phone')).toHaveFocus()
    await page.getByLabelText('Phone').fill('+49151')
    await page.getByRole('button', { name: 'Back to the code' }).click()
    await expect.element(page.getByText('+49 1511 2345678')).toBeVisible()
    await page.getByLabelText('Code').fill('123456')
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.world.received('A16')).toHaveLength(1)
  })

  it('says no longer that a code was not sent once one was sent to the number', async () => {
    const app = await renderApp('/home', { scenario: 'phone-verification' }, { prepare: codeBefore('phone') })
    const failure = page.getByText('The code was not sent.')
    app.world.setFault('A16', '502', 1)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect.element(failure).toBeVisible()
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect.element(page.getByText(/New code in (1:00|0:59)/)).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
  })

  it('continues without a confirmed phone', async () => {
    const app = await renderApp('/home', { scenario: 'phone-verification' })
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await expect.poll(() => app.address()).toBe('/home')
    expect(app.calls()).toContain('A18')
  })
})
