import * as z from '#/lib/zod'
import { learnerKey, readStored, writeStored } from '#/platform/storage'
import { forgetOldest, placeName, type Places, resumeAt } from './resume-place'

const placesSchema = z.record(z.string(), z.object({ at: z.number(), noted: z.number() }))

const keyOf = (learnerId: number) => learnerKey(learnerId, 'video-places')

const places = (learnerId: number): Places => readStored(keyOf(learnerId), placesSchema) ?? {}

/** A video as a lesson shows it: another lesson may show the same one. */
export interface Watched {
  learnerId: number
  lessonId: number
  videoId: number
}

/** Where the learner left this video, in seconds; 0 for one that is new, hardly begun or seen to its end. */
export function readPlace(watched: Watched, duration: number): number {
  return resumeAt(places(watched.learnerId)[placeName(watched)]?.at ?? 0, duration)
}

/** Keeps the place for every tab and session of this device. */
export function notePlace(watched: Watched, at: number, now: number): void {
  const place = { [placeName(watched)]: { at: Math.floor(at), noted: now } }
  writeStored(keyOf(watched.learnerId), forgetOldest({ ...places(watched.learnerId), ...place }))
}
