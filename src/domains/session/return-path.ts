import * as z from '#/lib/zod'
import { readStored, removeStored, writeStored } from '#/platform/storage'

const KEY = 'return-path'
const keptWire = z.object({ path: z.string(), learnerId: z.nullable(z.number()) })

/** Keeps where a sign-in leads back to; `learnerId` null: whoever signs in. */
export function keepReturnPath(path: string, learnerId: number | null): void {
  writeStored(KEY, { path, learnerId })
}

/** The kept path, once; null for another learner than the one who was there. */
export function takeReturnPath(learnerId: number | null): string | null {
  const kept = readStored(KEY, keptWire)
  removeStored(KEY)
  if (!kept || (kept.learnerId !== null && kept.learnerId !== learnerId)) return null
  return kept.path
}

/** Whether a path is kept that belongs to one learner. */
export function keptForLearner(): boolean {
  return (readStored(KEY, keptWire)?.learnerId ?? null) !== null
}

/** Forgets it, after a chosen sign-out. */
export function dropReturnPath(): void {
  removeStored(KEY)
}
