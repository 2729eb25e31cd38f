import { learnerKey, readStored, writeStored, LAST_STREAM_KEY } from '#/platform/storage'
import * as z from '#/lib/zod'

/** The stream whose pages the learner opened last on this device; home continues with it. */
export function readLastStream(learnerId: number): number | null {
  return readStored(learnerKey(learnerId, LAST_STREAM_KEY), z.int())
}

/** Remembers the stream whose pages are open. */
export function writeLastStream(learnerId: number, streamId: number): void {
  writeStored(learnerKey(learnerId, LAST_STREAM_KEY), streamId)
}
