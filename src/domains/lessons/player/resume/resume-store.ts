import { readToken } from '#/api/token-store'
import * as z from '#/lib/zod'
import { learnerKey, readStored, writeStored } from '#/platform/storage'
import type { LessonView } from '../lesson-videos'
import { forgetOldest, placeName, type Places, resumeAt } from './resume-place'

const placesSchema = z.record(z.string(), z.object({ at: z.number(), noted: z.number() }))

const keyOf = (learnerId: number) => learnerKey(learnerId, 'video-places')

const places = (learnerId: number): Places => readStored(keyOf(learnerId), placesSchema) ?? {}

/** A view of a lesson, in either of its shapes: a phone that is rotated continues where it was. */
export interface Watched {
  learnerId: number
  lessonId: number
  /** Of a course's demo video: the lesson's id is the course's. */
  view: LessonView | 'demo'
}

/** Where the learner left this video, in seconds; 0 if it is new, hardly begun or seen to its end. */
export function readPlace(watched: Watched, duration: number): number {
  return resumeAt(places(watched.learnerId)[placeName(watched)]?.at ?? 0, duration)
}

/** Keeps the position for all tabs and sessions of this device; not for a screen that a sign-out removes. */
export function notePlace(watched: Watched, at: number, now: number): void {
  if (readToken() === null) return
  const place = { [placeName(watched)]: { at: Math.floor(at), noted: now } }
  writeStored(keyOf(watched.learnerId), forgetOldest({ ...places(watched.learnerId), ...place }))
}
