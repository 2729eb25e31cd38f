import type { Locale } from '#/lib/locale'
import type { WaitingMessage } from './waiting-messages.ts'

/** One key of the brand: what its file, the external and the domain configuration say. */
export interface ShownValue {
  key: string
  local: unknown
  external: unknown
  domain: unknown
  source: string
  rule: string
}

/** What the app passes to the mock world, which imports none of its modules. */
export interface AppPlugs {
  brand: string
  base: string
  /** The token that the page was opened with, which is no longer in its address. */
  addressToken: string | null
  appId: string
  /** Base paths of its API. */
  v1: string
  v2: string
  isDemoAccessible: boolean
  demoCourseServiceId: number | null
  fileMaxSize: number
  isRegistrationEnable: boolean
  isUserAnonAuthEnable: boolean
  /** Wipes what the device keeps of a learner. */
  forgetLearner(learnerId: number): void
  /** Keeps messages on the device that are still to be sent. */
  keepUnsent(learnerId: number, messages: readonly WaitingMessage[]): Promise<void>
  writeToken(token: string | null): void
  /** Makes a language the device's and the learner's. */
  storeLocale(locale: Locale): void
  /** Says on this device that the offer of the mobile app was closed just now. */
  closeAppOffer(): void
  /** Every key of the brand, what each source says of it, and which one is in force by which rule. */
  brandValues(): Promise<readonly ShownValue[]>
  /** Calls back with each analytics event, and whether it goes out. */
  watchEvents: (watcher: (event: string, payload: object, isAllowed: boolean) => void) => void
}
