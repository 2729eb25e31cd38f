import { asRecord } from '#/lib/lax'
import { ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'

const KEY = 'return-path'

interface KeptPath {
  path: string
  learnerId: number | null
}

/** Keeps where a sign-in in this tab leads back to, for one learner or (null) for anyone who signs in. */
export function keepReturnPath(path: string, learnerId: number | null): void {
  writeStored(KEY, { path, learnerId }, ofTab)
}

/** Who signed out by choice in this tab since its page was loaded; null: not known who. Undefined: nobody, or somebody has signed in since. */
let leftBy: number | null | undefined

/** Notes that a learner has signed out by choice: addresses of this page that are opened again are theirs, not the next learner's. */
export function noteSignOut(learnerId: number | null): void {
  leftBy = learnerId
  dropReturnPath()
}

/** Forgets that: whoever has signed in owns the tab from now on. */
export function noteSignIn(): void {
  leftBy = undefined
}

/** Keeps the address at which a guest was stopped: for anyone, but after a chosen sign-out only for the one who has left. */
export function keepGuestPath(path: string): void {
  if (leftBy === undefined) keepReturnPath(path, null)
  else if (leftBy !== null) keepReturnPath(path, leftBy)
}

/** Forgets the kept path. */
export function dropReturnPath(): void {
  removeStored(KEY, ofTab)
}

/** The kept path, or null. */
export function readKept(): KeptPath | null {
  const { path, learnerId } = asRecord(readRaw(KEY, ofTab)) ?? {}
  return typeof path === 'string' && (learnerId === null || typeof learnerId === 'number') ? { path, learnerId } : null
}
