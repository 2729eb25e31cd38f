import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../../tests/render-app'

/** The browser calls itself so until the test is over. */
function openIn(userAgent: string) {
  const called = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  onTestFinished(() => called.mockRestore())
}

it('says inside Instagram that Google will refuse, and copies the address', async () => {
  openIn('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/22F76 Instagram 389.0.0')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
  onTestFinished(() => write.mockRestore())
  await renderApp('/', { scenario: 'fresh' })
  await expect.element(page.getByText('You are in the browser of Instagram.')).toBeVisible()
  await expect.element(page.getByText(/^Google or Facebook will not sign you in here/)).toBeVisible()
  const copy = page.getByRole('button', { name: 'Copy the address' })
  await copy.click()
  await expect.element(page.getByLabelText('Address of this page')).toHaveValue(location.href)
  write.mockResolvedValueOnce()
  await copy.click()
  await expect.element(page.getByRole('button', { name: 'Address copied' })).toBeVisible()
  expect(write).toHaveBeenLastCalledWith(location.href)
})

it('leads to the browser of an Android device, also where a network is linked', async () => {
  openIn('Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36')
  await renderApp('/user/social-networks')
  await expect.element(page.getByText('You are in the browser of another app.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open in your browser' }))
    .toHaveAttribute('href', expect.stringMatching(/^intent:\/\//))
})
