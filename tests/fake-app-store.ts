import { onTestFinished, vi } from 'vitest'
import type { AppStore, StoreTransaction } from '#/platform/app-store'

export interface FakeStore extends AppStore {
  /** What was paid and is not finished. */
  open: StoreTransaction[]
  /** Ids that were finished, in order. */
  finished: string[]
  /** The next purchase, or the next end of one, fails with this code. */
  fail: (call: 'buy' | 'finish', code: unknown) => void
  /** The app is closed while the store takes the money: the next purchase is paid, and nobody hears of it. */
  closeDuring: () => void
}

/** The app build of one test, with a store that takes every product. */
export function fakeAppStore(): FakeStore {
  const failures = new Map<'buy' | 'finish', unknown>()
  let isClosing = false
  const failOnce = (call: 'buy' | 'finish') => {
    if (!failures.has(call)) return
    const code = failures.get(call)
    failures.delete(call)
    throw Object.assign(new Error('The store refused'), { code })
  }
  const store: FakeStore = {
    open: [],
    finished: [],
    fail: (call, code) => void failures.set(call, code),
    closeDuring: () => void (isClosing = true),
    async buy(product) {
      failOnce('buy')
      const transaction = { id: `t${store.open.length + store.finished.length + 1}`, product }
      store.open.push(transaction)
      return isClosing ? new Promise(() => {}) : transaction
    },
    unfinished: async () => [...store.open],
    async finish(id) {
      failOnce('finish')
      store.open = store.open.filter((one) => one.id !== id)
      store.finished.push(id)
    },
  }
  vi.stubEnv('APP_TYPE', 'mobile')
  globalThis.appStore = store
  onTestFinished(() => {
    vi.unstubAllEnvs()
    globalThis.appStore = undefined
  })
  return store
}
