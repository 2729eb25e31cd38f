import { returnAddress } from '#/lib/return-address'
import { appUrl } from '#/platform/app-url'
import { actsWhenOpened } from './acts-when-opened'
import { dropReturnPath, readKept } from './return-path'

/** Whether a path is kept that belongs to one learner. */
export function keptForLearner(): boolean {
  return (readKept()?.learnerId ?? null) !== null
}

/** The kept path, once; null for another learner than the one who was there. */
export function takeReturnPath(learnerId: number | null): string | null {
  const kept = readKept()
  dropReturnPath()
  if (!kept || (kept.learnerId !== null && kept.learnerId !== learnerId)) return null
  return kept.path
}

/** The same where no sign-in judges it: only a screen of the app, whatever address was kept. */
export function takeKeptScreen(learnerId: number): string | null {
  const kept = returnAddress(takeReturnPath(learnerId) ?? '', { appUrl: appUrl(), trustedOrigins: [], token: null })
  return kept.kind === 'internal' && !actsWhenOpened(kept.path) ? kept.path : null
}
