import './act'
import 'virtual:brand.css'
import localBrand from 'virtual:brand'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { page, server } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { provideLocalBrand } from '../src/brand/local-brand'
import '../src/first-view/frame.css'
import '../src/styles.css'
import './still.css'

provideLocalBrand(localBrand)

// All files share one page: what one has left there does not reach the next.
beforeAll(() => page.viewport(server.config.browser.viewport.width, server.config.browser.viewport.height))

// By itself it cleans up only for the file that loads it first.
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
