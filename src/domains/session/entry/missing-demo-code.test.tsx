import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'
import { testBrand } from '../../../../tests/test-brand'
import type * as release from '#/api/release'
import { reloadForRetry } from '#/api/release'
import { provideLocalBrand } from '#/brand/local-brand'

vi.mock('#/domains/study/streams/add-demo-course', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('#/api/release', async (original) => ({
  ...(await original<typeof release>()),
  reloadForRetry: vi.fn<typeof reloadForRetry>(),
}))

it.each(['/home', '/courses'])(
  '%s says that the code of a demo course did not load, and reloads to try again',
  async (address) => {
    onTestFinished(() => provideLocalBrand(testBrand('lumen')))
    provideLocalBrand(testBrand('kinetic'))
    vi.mocked(reloadForRetry).mockResolvedValue(true)
    const app = await renderApp(address, { scenario: 'newcomer' })
    const failure = page.getByRole('alert').filter({ hasText: 'Your demo course was not added' })
    await expect.element(failure.getByText(/Part of the page didn’t load/)).toBeVisible()
    await expect.element(page.getByText('You have no courses yet')).not.toBeInTheDocument()
    vi.mocked(reloadForRetry).mockClear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => vi.mocked(reloadForRetry).mock.calls).toHaveLength(1)
    await expect.element(failure).toBeVisible()
    expect(app.calls()).not.toContain('A33')
  },
)
