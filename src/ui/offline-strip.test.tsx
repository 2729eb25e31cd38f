import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderUi } from '../../tests/render-ui'
import { OfflineStrip } from './offline-strip'

const room = () => document.documentElement.style.getPropertyValue('--strip')

test('sticky parts leave room for it while it is shown', async () => {
  const { unmount } = await renderUi(<OfflineStrip state="offline" onRetry={() => {}} />)
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  const strip = page.getByRole('status').element()
  await expect.poll(room).toBe(`${strip.getBoundingClientRect().height}px`)
  await unmount()
  expect(room()).toBe('')
})
