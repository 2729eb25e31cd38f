import { learnerKey, readStored, writeStored } from '#/platform/storage'
import * as z from '#/lib/zod'

const KEY = 'last-stream'

/** The stream whose pages the learner opened last on this device; home goes on with it. */
export function readLastStream(learnerId: number): number | null {
  return readStored(learnerKey(learnerId, KEY), z.int())
}

export function writeLastStream(learnerId: number, streamId: number): void {
  writeStored(learnerKey(learnerId, KEY), streamId)
}
