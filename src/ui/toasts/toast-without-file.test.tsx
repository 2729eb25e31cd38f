import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui'
import { onAnnouncement } from '../page/live-region'
import { showToast, toasts } from './toast'
import { ToastRegion } from './toast-region'

vi.mock('./toast-card', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a toast whose file does not load is spoken, and keeps no place among those that are shown', async () => {
  const said: string[] = []
  const stop = onAnnouncement((text) => said.push(text))
  await renderUi(<ToastRegion />)
  showToast({ text: 'Homework sent.' })
  await expect.poll(() => said).toEqual(['Homework sent.'])
  expect(toasts.read()).toEqual([])
  stop()
})
