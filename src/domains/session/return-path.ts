import { asRecord } from '#/lib/lax'
import { returnAddress } from '#/lib/urls'
import { appUrl } from '#/platform/app-url'
import { ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'
import { actsWhenOpened } from './acts-when-opened'

const KEY = 'return-path'

/** Keeps where a sign-in in this tab leads back to; `learnerId` null: whoever signs in. */
export function keepReturnPath(path: string, learnerId: number | null): void {
  writeStored(KEY, { path, learnerId }, ofTab)
}

/** The kept path, once; null for another learner than the one who was there. */
export function takeReturnPath(learnerId: number | null): string | null {
  const kept = readKept()
  removeStored(KEY, ofTab)
  if (!kept || (kept.learnerId !== null && kept.learnerId !== learnerId)) return null
  return kept.path
}

/** The same where no sign-in judges it: only a screen of the app, whatever address was kept. */
export function takeKeptScreen(learnerId: number): string | null {
  const kept = returnAddress(takeReturnPath(learnerId) ?? '', { appUrl: appUrl(), trustedOrigins: [], token: null })
  return kept.kind === 'internal' && !actsWhenOpened(kept.path) ? kept.path : null
}

/** Whether a path is kept that belongs to one learner. */
export function keptForLearner(): boolean {
  return (readKept()?.learnerId ?? null) !== null
}

/** Forgets it, after a chosen sign-out. */
export function dropReturnPath(): void {
  removeStored(KEY, ofTab)
}

function readKept(): { path: string; learnerId: number | null } | null {
  const { path, learnerId } = asRecord(readRaw(KEY, ofTab)) ?? {}
  return typeof path === 'string' && (learnerId === null || typeof learnerId === 'number') ? { path, learnerId } : null
}
