import type { LessonStatisticEntry } from '../model'

/** When viewed time is sent; brands and the external configuration may change the numbers. */
export interface StatisticTimings {
  saveTimeoutMs: number
  minViewedMs: number
  minViewedAfterEndMs: number
}

/** What has been viewed of one lesson since the last save. */
export interface Viewed {
  /** Milliseconds of the lesson, not of the clock: at double speed a lesson counts as watched in full, too. */
  ms: number
  plays: number
  /** The video has reached its end and has not been started again since. */
  hasEnded: boolean
}

export const NOTHING_VIEWED: Viewed = { ms: 0, plays: 0, hasEnded: false }

/** Longer steps of the clock are not counted, since the device slept or the tab was frozen; unless saves are as rare. */
const LONGEST_STEP_MS = 10_000
const LONGEST_ENTRY_S = 86_400
const MAX_PLAYS = 1000

/** Adds a step of the clock, in ms, during which the video played at a speed. */
export function addViewed(viewed: Viewed, stepMs: number, speed: number, { saveTimeoutMs }: StatisticTimings): Viewed {
  const longestMs = Math.max(LONGEST_STEP_MS, 2 * saveTimeoutMs)
  return stepMs <= longestMs ? { ...viewed, ms: viewed.ms + Math.max(0, stepMs) * speed } : viewed
}

/** The video plays on. `isPlay`: from the beginning, or again after the end, which counts as a play. */
export function startViewing(viewed: Viewed, isPlay: boolean): Viewed {
  return { ...viewed, plays: viewed.plays + Number(isPlay), hasEnded: false }
}

/** The video has reached its end. */
export function markEnded(viewed: Viewed): Viewed {
  return { ...viewed, hasEnded: true }
}

export type Increment = Pick<LessonStatisticEntry, 'viewedSeconds' | 'playCount'>

/** The increment to send, or null if it is too small, and what remains: fractions of a second, or all of it. */
export function takeIncrement(
  viewed: Viewed,
  { minViewedMs, minViewedAfterEndMs }: StatisticTimings,
): { increment: Increment | null; rest: Viewed } {
  const least = viewed.hasEnded ? minViewedAfterEndMs : minViewedMs
  if (viewed.ms < least) return { increment: null, rest: viewed }
  const seconds = Math.min(LONGEST_ENTRY_S, Math.floor(viewed.ms / 1000))
  return {
    increment: { viewedSeconds: seconds, playCount: Math.min(MAX_PLAYS, viewed.plays) },
    rest: { ms: Math.min(999, viewed.ms - seconds * 1000), plays: 0, hasEnded: viewed.hasEnded },
  }
}

/** Adds an increment to the waiting entry of its stream, day and lesson, within the limits of the call. */
export function mergeEntry(
  waiting: readonly LessonStatisticEntry[],
  entry: LessonStatisticEntry,
): LessonStatisticEntry[] {
  const isSame = (one: LessonStatisticEntry) =>
    one.streamId === entry.streamId && one.dayId === entry.dayId && one.lessonId === entry.lessonId
  const known = waiting.find(isSame)
  const joined = {
    ...entry,
    viewedSeconds: Math.min(LONGEST_ENTRY_S, (known?.viewedSeconds ?? 0) + entry.viewedSeconds),
    playCount: Math.min(MAX_PLAYS, (known?.playCount ?? 0) + entry.playCount),
  }
  return [...waiting.filter((one) => !isSame(one)), joined]
}
