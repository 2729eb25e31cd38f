import { returnAddress } from '#/lib/return-address'
import { appUrl } from '#/platform/app-url'
import { actsWhenOpened } from './acts-when-opened'
import { dropReturnPath, readKept } from './return-path'

/** Whether a path is kept for one particular learner. */
export function keptForLearner(): boolean {
  return (readKept()?.learnerId ?? null) !== null
}

/** The kept path, given out once; null when it was kept for another learner. */
export function takeReturnPath(learnerId: number | null): string | null {
  const kept = readKept()
  dropReturnPath()
  if (!kept || (kept.learnerId !== null && kept.learnerId !== learnerId)) return null
  return kept.path
}

/** Where a step leads that was given an address to go on to, unchecked; else to the kept path; null: to neither. */
export function screenAfter(returnUrl: string | undefined, learnerId: number): string | null {
  const given = returnAddress(returnUrl ?? '', { appUrl: appUrl(), trustedOrigins: [], token: null })
  if (given.kind === 'internal' && !actsWhenOpened(given.path)) return given.path
  return takeKeptScreen(learnerId)
}

/** The kept path where no sign-in checks it: null unless it is a screen of the app. */
export function takeKeptScreen(learnerId: number): string | null {
  const kept = returnAddress(takeReturnPath(learnerId) ?? '', { appUrl: appUrl(), trustedOrigins: [], token: null })
  return kept.kind === 'internal' && !actsWhenOpened(kept.path) ? kept.path : null
}
