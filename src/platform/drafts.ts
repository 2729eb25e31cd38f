import { observable } from '#/lib/observable'
import { onForeignChange, learnerKey, ofTab, readRaw, removeStored, writeStored } from './storage'

/** Under which a tab remembers that a guest was sent a code. */
export const GUEST_CODE = 'code-of-guest'

/** What a guest may have typed. */
const GUEST_DRAFTS = ['draft.support', 'draft.signup', 'typed-email'] as const

/** Whose draft it is, and the name under which devices keep it: with another name, what was written before an update would be lost. */
type Place =
  | { owner: number; name: `draft.${string}` }
  | { owner: number | 'guest'; name: 'draft.support' | 'draft.signup' }
  | { owner: 'guest'; name: (typeof GUEST_DRAFTS)[number] }

type DraftOptions<T> = Place & {
  /** What was kept, as a draft; null where an older release kept something else, or it is damaged. */
  parse: (kept: unknown) => T | null
  /** Keeps a learner's draft in this tab only, where it outlives a reload. */
  inTab?: boolean
}

export type Draft<T> = ReturnType<typeof draft<T>>

/**
 * Something typed and not sent yet, kept until it is sent or removed: of a learner on the device, until that learner chooses to sign out
 * (`wipeLearner`); of a guest in this tab, since the device's next guest may be somebody else (`forgetGuestDrafts`).
 */
export function draft<T>({ owner, name, parse, inTab = false }: DraftOptions<T>) {
  const isGuest = owner === 'guest'
  const key = isGuest ? name : learnerKey(owner, name)
  const area = isGuest || inTab ? ofTab : undefined
  const safety = observable(true)

  /** Null where nothing is kept that can be read. */
  function read(): T | null {
    const kept = readRaw(key, area)
    return kept === undefined ? null : parse(kept)
  }

  return {
    read,
    /** Where storage refuses, the draft lives as long as the page, and `isSafe` says so. */
    keep: (typed: T): void => safety.set(writeStored(key, typed, area)),
    clear: (): void => removeStored(key, area),
    /** False when the last kept draft will not survive the page. */
    isSafe: safety.read,
    /** Calls back when the answer of `isSafe` has changed. Returns a function that stops it. */
    subscribe: safety.watch,
    /** Calls back with what another tab has kept on the device, or null once it has cleared it. Returns a function that stops it. */
    onForeign: (listener: (typed: T | null) => void): (() => void) => onForeignChange(key, () => listener(read())),
  }
}

/** Forgets what was typed in this tab before somebody signed in: the next person may be another. */
export function forgetGuestDrafts(): void {
  for (const name of [...GUEST_DRAFTS, GUEST_CODE]) removeStored(name, ofTab)
}
