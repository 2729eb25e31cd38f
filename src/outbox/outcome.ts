import { type ApiError, type ApiErrorFacts, isApiError, isLineFault, tooOftenMs } from '#/api/errors'
import type { Entry, Trouble } from './entry'
import { LONGEST_PAUSE_MS } from './next-step'

/** A server that fails is left alone after so many attempts. */
const MAX_TRIES = 5
const FIRST_PAUSE_MS = 3000
const MAX_PAUSE_MS = 5 * 60_000

/** What the server knows of an entry that was tried: that it arrived, nothing, or something else in its place. */
export type Found = 'done' | 'absent' | 'taken'

const pauseAfter = (tries: number) => Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1), MAX_PAUSE_MS)

/** An entry as it is written down before an attempt, so that a crash cannot hide the attempt. */
export function beforeSending(entry: Entry, now: number): Entry {
  return { ...entry, phase: 'sending', firstTriedAt: entry.firstTriedAt ?? now, triedAt: now, tries: entry.tries + 1 }
}

/** An entry after an attempt that the server neither confirmed nor refused, though it seems to have it. */
export function afterUnsure(tried: Entry): Entry {
  return { ...tried, phase: 'waiting', doubt: 'open', notBefore: 0 }
}

/**
 * An entry after a failed attempt; `before`: as it was until then. A repeat that the server would not know for one waits for its state,
 * and one that it failed is left to the learner.
 */
export function afterFailedSend(before: Entry, tried: Entry, error: unknown, now: number, repeatSafeMs: number): Entry {
  const waiting = { ...tried, phase: 'waiting' } as const
  if (isApiError(error, 401)) return waiting
  const pause = tooOftenMs(error)
  // It was turned away before anything was done.
  if (pause !== null) return held({ ...waiting, firstTriedAt: before.firstTriedAt }, pause, now)
  const isRepeatSafe = repeatSafeMs > 0
  if (isLineFault(error)) {
    const lost = { ...waiting, trouble: { code: 'network' } } as const
    return isRepeatSafe
      ? { ...lost, notBefore: now + pauseAfter(tried.tries) }
      : { ...lost, doubt: 'open', notBefore: 0 }
  }
  const trouble = failedTrouble(error)
  if (isServerFault(error)) {
    if (isApiError(error) && error.retryAfterMs) return held(waiting, error.retryAfterMs, now)
    if (isRepeatSafe && tried.tries < MAX_TRIES)
      return { ...waiting, trouble, notBefore: now + pauseAfter(tried.tries) }
    return { ...waiting, trouble, doubt: 'final', notBefore: 0 }
  }
  if (isApiError(error, 409)) return { ...waiting, trouble, doubt: 'final', notBefore: 0 }
  return refused({ ...tried, firstTriedAt: before.firstTriedAt }, trouble)
}

/** An entry after a failed upload of one of its files. */
export function afterFailedUpload(entry: Entry, error: unknown, now: number): Entry {
  const tried = { ...entry, phase: 'waiting', triedAt: now, tries: entry.tries + 1 } as const
  if (isApiError(error, 401)) return { ...entry, phase: 'waiting' }
  const pause = tooOftenMs(error)
  if (pause !== null) return held(tried, pause, now)
  if (isLineFault(error)) return { ...tried, trouble: { code: 'network' }, notBefore: now + pauseAfter(tried.tries) }
  const trouble = failedTrouble(error)
  if (isServerFault(error) && tried.tries < MAX_TRIES)
    return { ...tried, trouble, notBefore: now + pauseAfter(tried.tries) }
  return refused(tried, trouble)
}

/** An entry whose look-up failed: it waits, and is looked up again. */
export function afterFailedLookUp(entry: Entry, error: unknown, now: number): Entry {
  if (isApiError(error, 401)) return { ...entry, phase: 'waiting' }
  const pause = tooOftenMs(error) ?? pauseAfter(entry.tries)
  const trouble = isLineFault(error) ? ({ code: 'network' } as const) : entry.trouble
  const doubt = entry.doubt ?? 'open'
  return {
    ...entry,
    phase: 'waiting',
    triedAt: now,
    tries: entry.tries + 1,
    trouble,
    doubt,
    notBefore: now + Math.min(pause, LONGEST_PAUSE_MS),
  }
}

/** An entry of which the server knows nothing, or something else in its place. */
export function afterLookUp(entry: Entry, found: Exclude<Found, 'done'>, now: number): Entry {
  if (found === 'taken') return { ...entry, phase: 'failed', doubt: null, trouble: { code: 'taken' } }
  const unsent = { ...entry, firstTriedAt: null, doubt: null }
  if (entry.doubt === 'final') return { ...unsent, phase: 'failed' }
  // The server can be reached, and yet the attempt was lost: the next one comes later each time.
  const notBefore = entry.tries > 1 ? now + pauseAfter(entry.tries - 1) : 0
  return { ...unsent, phase: 'waiting', notBefore }
}

/** An entry that cannot go on; where an earlier attempt may have arrived, the server is asked before it is called failed. */
export function refused(entry: Entry, trouble: Trouble): Entry {
  if (entry.firstTriedAt === null) return { ...entry, phase: 'failed', trouble, doubt: null }
  return { ...entry, phase: 'waiting', trouble, doubt: 'final', notBefore: 0 }
}

/** An entry that the learner wants to be tried again: at the end of its queue, with its files uploaded anew. */
export function retried(entry: Entry, place: number): Entry {
  const files = entry.files.map((file) => ({ ...file, uploaded: null }))
  return { ...entry, place, files, phase: 'waiting', trouble: null, tries: 0, notBefore: 0, doubt: null }
}

function held(entry: Entry, pauseMs: number, now: number): Entry {
  return { ...entry, trouble: { code: 'busy' }, notBefore: now + Math.min(pauseMs, LONGEST_PAUSE_MS) }
}

function isServerFault(error: unknown): boolean {
  return isApiError(error) && (error.status >= 500 || error.status === 408 || error.kind === 'unreadable')
}

function failedTrouble(error: unknown): Trouble {
  return { code: 'failed', facts: isApiError(error) ? factsOf(error) : { kind: 'http', method: '', url: '' } }
}

/** What can be written down of a failure, to make it again where it is shown. */
function factsOf({ kind, method, url, status, code, fields, messages, serverText }: ApiError): ApiErrorFacts {
  return { kind, method, url, status, code, fields, messages, serverText }
}
