import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../../tests/render-ui'
import { LiveRegion } from '../page/live-region'
import { OfflineStrip } from './offline-strip'

const room = () => document.documentElement.style.getPropertyValue('--strip')

test('sticky parts leave room for it while it is shown', async () => {
  const { unmount } = await renderUi(<OfflineStrip state="offline" onRetry={() => {}} />)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  const strip = page.getByText(/offline/).element().parentElement!
  await expect.poll(room).toBe(`${strip.getBoundingClientRect().height}px`)
  await unmount()
  expect(room()).toBe('')
})

test('the words of each state are spoken, by the region that stands already', async () => {
  const words = (state: 'offline' | 'checking' | 'still' | 'back') => (
    <>
      <LiveRegion />
      <OfflineStrip state={state} onRetry={() => {}} />
    </>
  )
  const { rerender } = await renderUi(words('offline'))
  await expect.element(page.getByRole('status')).toHaveTextContent('You’re offline. Saved pages still work.')
  await rerender(words('checking'))
  await expect.element(page.getByRole('status')).toHaveTextContent('Checking the connection…')
  await expect.element(page.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
  await rerender(words('still'))
  await expect.element(page.getByRole('status')).toHaveTextContent('Still no connection. Saved pages still work.')
  await rerender(words('back'))
  await expect.element(page.getByRole('status')).toHaveTextContent('You’re back online.')
})
