import * as z from '#/lib/zod'
import { learnerKey, readStored, writeStored } from '#/platform/storage'
import { forgetOldest, type Places, resumeAt } from './resume-place'

const placesSchema = z.record(z.string(), z.object({ at: z.number(), noted: z.number() }))

const keyOf = (learnerId: number) => learnerKey(learnerId, 'video-places')

const places = (learnerId: number): Places => readStored(keyOf(learnerId), placesSchema) ?? {}

/** Where the learner left this video, in seconds; 0 for one that is new, hardly begun or seen to its end. */
export function readPlace(learnerId: number, video: string, duration: number): number {
  return resumeAt(places(learnerId)[video]?.at ?? 0, duration)
}

/** Keeps the place for every tab and session of this device. */
export function notePlace(learnerId: number, video: string, at: number, now: number): void {
  writeStored(keyOf(learnerId), forgetOldest({ ...places(learnerId), [video]: { at: Math.floor(at), noted: now } }))
}
