import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'

import { isOnline, useOnline, watchConnectivity } from './connectivity'
import { hasUnsaved } from './unsaved'
import { useUnsaved } from './use-unsaved'

afterEach(() => {
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

test('starting offline is noticed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  watchConnectivity()
  expect(isOnline()).toBe(false)
  const { result } = await renderHook(() => useOnline())
  expect(result.current).toBe(false)
  dispatchEvent(new Event('online'))
  await expect.poll(() => result.current).toBe(true)
  dispatchEvent(new Event('offline'))
  await expect.poll(() => result.current).toBe(false)
})

test('going offline before anything is drawn is noticed too', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  watchConnectivity()
  dispatchEvent(new Event('online'))
  expect(isOnline()).toBe(true)
})

test('a screen keeps the page while it has something unsent, and releases it when it is left', async () => {
  const { rerender, unmount } = await renderHook((props?: { unsaved: boolean }) => useUnsaved(props?.unsaved ?? false))
  expect(hasUnsaved()).toBe(false)
  await rerender({ unsaved: true })
  expect(hasUnsaved()).toBe(true)
  await rerender({ unsaved: false })
  expect(hasUnsaved()).toBe(false)
  await rerender({ unsaved: true })
  await unmount()
  expect(hasUnsaved()).toBe(false)
})
