import { readStored, removeStored, writeStored } from '#/platform/storage'
import * as z from '#/lib/zod'

const KEY = 'return-path'
const kept = z.object({ path: z.string(), learnerId: z.nullable(z.number()) })

/** Keeps where a sign-in leads back to; `learnerId` null: whoever signs in. */
export function keepReturnPath(path: string, learnerId: number | null): void {
  writeStored(KEY, { path, learnerId })
}

/** The kept path, once; null for another learner than the one who was there. */
export function takeReturnPath(learnerId: number | null): string | null {
  const found = readStored(KEY, kept)
  removeStored(KEY)
  if (!found || (found.learnerId !== null && found.learnerId !== learnerId)) return null
  return found.path
}

/** Forgets it, after a chosen sign-out. */
export function dropReturnPath(): void {
  removeStored(KEY)
}
