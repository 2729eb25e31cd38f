import { ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'

const KEY = 'own-sign-in'

/** Notes for this tab whether its learner has just signed in by email or code, and so may be offered a network. */
export function noteOwnSignIn(isOwn: boolean): void {
  if (isOwn) writeStored(KEY, true, ofTab)
  else removeStored(KEY, ofTab)
}

/** Whether that was noted; told once. */
export function takeOwnSignIn(): boolean {
  const isNoted = readRaw(KEY, ofTab) === true
  if (isNoted) removeStored(KEY, ofTab)
  return isNoted
}
