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

/** Forgets the kept path. */
export function dropReturnPath(): void {
  removeStored(KEY, ofTab)
}

/** The kept path, or null. */
export function readKept(): KeptPath | null {
  const { path, learnerId } = asRecord(readRaw(KEY, ofTab)) ?? {}
  return typeof path === 'string' && (learnerId === null || typeof learnerId === 'number') ? { path, learnerId } : null
}
