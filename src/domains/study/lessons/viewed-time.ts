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

const LONGEST_ENTRY_S = 86_400
const MAX_PLAYS = 1000

/** A stretch that plays at one speed. */
export interface Run {
  /** When it began, in ms of the device's clock. */
  at: number
  /** The second of the video from which it plays. */
  from: number
  speed: number
  /** How much of it has been counted, in ms. */
  countedMs: number
}

/**
 * Counts what a run has played until `now`, when the video stands at `position`: as far as the video's own time has moved, never more
 * than the clock allows. So timers may be late, the device may sleep, and a jump is not taken for what it skips.
 */
export function countRun(viewed: Viewed, run: Run, now: number, position: number): { viewed: Viewed; run: Run } {
  const played = Math.round(Math.min((position - run.from) * 1000, (now - run.at) * run.speed))
  // Neither a jump back nor a length that is not known takes anything away.
  if (!(played > run.countedMs)) return { viewed, run }
  return { viewed: { ...viewed, ms: viewed.ms + played - run.countedMs }, run: { ...run, countedMs: played } }
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
