import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type * as release from '#/api/release'
import { ChunkError, reloadForRelease } from '#/api/release'
import type * as loading from '#/platform/load-code'
import { renderApp } from '../../../../tests/render-app'

// Of all code that is loaded later, only that which starts a session is gone.
vi.mock('#/platform/load-code', async (original) => {
  const real = await original<typeof loading>()
  return {
    loadCode: <T,>(...[load, area]: Parameters<typeof real.loadCode<T>>) =>
      String(load).includes('start-session') ? Promise.reject(new ChunkError(false)) : real.loadCode(load, area),
  }
})
vi.mock('#/api/release', async (original) => ({
  ...(await original<typeof release>()),
  reloadForRelease: vi.fn<typeof reloadForRelease>(),
}))

beforeEach(() => void vi.mocked(reloadForRelease).mockReset())

async function signIn() {
  const app = await renderApp('/', { scenario: 'fresh' })
  await page.getByLabelText('Email').fill('vera.sokolova@mail.example')
  await page.getByLabelText('Password', { exact: true }).fill('sunlight')
  await page.getByRole('button', { name: 'Sign in' }).click()
  return app
}

it('a sign-in whose code a release has removed sends nothing and reloads the page', async () => {
  vi.mocked(reloadForRelease).mockResolvedValue(true)
  const app = await signIn()
  await vi.waitFor(() => expect(reloadForRelease).toHaveBeenCalledOnce())
  expect(app.calls()).not.toContain('A1')
})

it('says so where a reload is no help, and keeps what was typed', async () => {
  const app = await signIn()
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent, { timeout: 9000 })
    .toContain('Could not sign in, try later.')
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('sunlight')
  expect(app.calls()).not.toContain('A1')
})
