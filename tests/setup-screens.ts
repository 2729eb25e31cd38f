import './act'
import 'virtual:brand.css'
import localBrand from 'virtual:brand'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { page, server } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { provideLocalBrand } from '../src/brand/local-brand'
import '../src/first-view/frame.css'
import '../src/styles.css'
import { onAnnouncement } from '../src/ui/page/live-region'
import { dismissToast, toasts } from '../src/ui/toasts/toast'
import './still.css'

provideLocalBrand(localBrand)

// All files share one page: what one has left there does not reach the next.
beforeAll(() => page.viewport(server.config.browser.viewport.width, server.config.browser.viewport.height))

beforeEach(async () => {
  // By itself it cleans up only for the file that loads it first.
  await cleanup()
  // What the test before was told, or would have been, is not said in this one.
  for (const { id } of toasts.read()) dismissToast(id)
  onAnnouncement(() => {})()
})

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
