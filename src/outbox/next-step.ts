import { type Entry, isFileMissing, isWithin, MARGIN_MS } from './entry'

/** No pause is longer: one that seems to be comes from a clock that was set back. */
export const LONGEST_PAUSE_MS = 60 * 60_000

/** What happens next with the first entry of a queue; `until` null: once there is a connection. */
export type Step =
  | { do: 'wait'; until: number | null }
  | { do: 'look_up' }
  | { do: 'upload'; file: number }
  | { do: 'send' }

export interface Situation {
  now: number
  isOnline: boolean
  /** Since when there has been a connection: what failed for want of one before is tried at once. */
  onlineSince: number
  /** When the queue may send its next entry. */
  readyAt: number
  /** For how long after an attempt the server knows a repeat for one; 0: never, so that it is asked before each further attempt. */
  repeatSafeMs: number
}

/** Decides by an entry's record alone, so that a reload, another tab or a crash at any point changes nothing. */
export function nextStep(entry: Entry, { now, isOnline, onlineSince, readyAt, repeatSafeMs }: Situation): Step {
  if (!isOnline) return { do: 'wait', until: null }
  const isLineBack = entry.trouble?.code === 'network' && entry.triedAt < onlineSince
  const until = Math.max(isLineBack ? 0 : entry.notBefore, readyAt)
  if (now < until && until - now <= LONGEST_PAUSE_MS) return { do: 'wait', until }
  if (entry.doubt !== null || isForgotten(entry, now, repeatSafeMs)) return { do: 'look_up' }
  const file = entry.files.findIndex((one) => isFileMissing(one, now))
  return file >= 0 ? { do: 'upload', file } : { do: 'send' }
}

function isForgotten({ firstTriedAt }: Entry, now: number, repeatSafeMs: number): boolean {
  return firstTriedAt !== null && !isWithin(firstTriedAt, now, Math.max(0, repeatSafeMs - MARGIN_MS))
}

/** The first entry of a queue that is not left to the learner. */
export function headOf(entries: readonly Entry[], queue: string): Entry | undefined {
  return entries.filter((one) => one.queue === queue && one.phase !== 'failed').toSorted((a, b) => a.place - b.place)[0]
}
