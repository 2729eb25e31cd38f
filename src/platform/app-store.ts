/** A purchase that the store has taken the money for; it stays unfinished until the app says that it has it. */
export interface StoreTransaction {
  id: string
  /** Code of the product. */
  product: string
}

/** The store of the device. A call that fails rejects with `{ code: 'ERR_…' }`, by the specification's codes. */
export interface AppStore {
  /** Shows the store's own dialog; resolves once it is paid. */
  buy: (product: string) => Promise<StoreTransaction>
  /** What was paid, but not finished: the app may have been closed meanwhile. */
  unfinished: () => Promise<readonly StoreTransaction[]>
  /** Tells the store that the app has a purchase; may be repeated. */
  finish: (transactionId: string) => Promise<void>
}

declare global {
  /** Put there by the app around the page, before the page starts. */
  var appStore: AppStore | undefined
}

/** The store, where the app around the page has one. */
export const appStore = (): AppStore | null => globalThis.appStore ?? null
