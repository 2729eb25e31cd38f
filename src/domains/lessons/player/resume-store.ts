import { readToken } from '#/api/token-store'
import * as z from '#/lib/zod'
import { learnerKey, readStored, writeStored } from '#/platform/storage'
import type { LessonView } from '../lesson-videos'
import { forgetOldest, placeName, type Places, resumeAt } from './resume-place'

const placesSchema = z.record(z.string(), z.object({ at: z.number(), noted: z.number() }))

const keyOf = (learnerId: number) => learnerKey(learnerId, 'video-places')

const places = (learnerId: number): Places => readStored(keyOf(learnerId), placesSchema) ?? {}

/** A view of a lesson, whichever of its two shapes the screen shows: a phone that is turned goes on where it was. */
export interface Watched {
  learnerId: number
  lessonId: number
  view: LessonView
}

/** Where the learner left this video, in seconds; 0 for one that is new, hardly begun or seen to its end. */
export function readPlace(watched: Watched, duration: number): number {
  return resumeAt(places(watched.learnerId)[placeName(watched)]?.at ?? 0, duration)
}

/** Keeps the place for every tab and session of this device; a screen that a sign-out takes away keeps nothing. */
export function notePlace(watched: Watched, at: number, now: number): void {
  if (readToken() === null) return
  const place = { [placeName(watched)]: { at: Math.floor(at), noted: now } }
  writeStored(keyOf(watched.learnerId), forgetOldest({ ...places(watched.learnerId), ...place }))
}
