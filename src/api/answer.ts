import type * as z from '#/lib/zod'

import type { Ask } from './address'
import { noteServerDate } from './clock'
import { noteAnswer } from './connectivity'
import type { TimedResponse } from './early-answers'
import { readEnvelope } from './envelope'
import { readErrorBody } from './error-body'
import { ApiError, joinReasons, REPLACED } from './errors'
import { noted } from './failed-calls'
import { retryAfterMs, throwAndRemember, throwIfLimited } from './rate-limits'
import { issuesOf, readableItems } from './readable-items'
import { noteUnauthorized } from './session-events'
import { readToken } from './token-store'

/** Limit of the whole exchange, headers and body. */
const TIMEOUT_MS = 30_000
const LONGEST_TRAVEL_MS = 10_000

/** The parts of a response that are read, whether fetch or XMLHttpRequest brought it. */
export type AnswerHead = Pick<Response, 'ok' | 'status' | 'headers'>

export interface Answer {
  ask: Ask
  data: unknown
  /** As it came. */
  text: string
  status: number
  headers: Headers
}

interface ExchangeOptions {
  /** The caller's own cancellation. */
  signal?: AbortSignal | undefined
  /** Sets no time limit. */
  patient?: boolean
}

/** Runs one exchange to its end and opens its envelope; every failure but a cancellation is an `ApiError`. */
export async function exchangeOnce(
  ask: Ask,
  { signal, patient = false }: ExchangeOptions,
  send: (signal: AbortSignal) => Promise<TimedResponse>,
): Promise<Answer> {
  throwIfLimited(ask)
  const deadline = new AbortController()
  const timer = patient ? undefined : setTimeout(() => deadline.abort(), TIMEOUT_MS)
  const stop = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  try {
    const [response, text] = await Promise.race([readWhole(send(stop)), aborted(stop)])
    return openAnswer(ask, response, text)
  } catch (error) {
    if (error instanceof ApiError) throw noted(error)
    // The caller's own cancellation is no failure.
    signal?.throwIfAborted()
    throw noted(new ApiError({ ...ask, kind: deadline.signal.aborted ? 'timeout' : 'network', cause: error }))
  } finally {
    clearTimeout(timer)
  }
}

async function readWhole(sent: Promise<TimedResponse>): Promise<[Response, string]> {
  const now = Date.now()
  const response = await sent
  noteAnswer()
  const [askedAt, receivedAt] = response.travel ?? [now, Date.now()]
  // A device that slept while the answer waited would mistake the nap for a wrong clock.
  if (receivedAt - askedAt < LONGEST_TRAVEL_MS) noteServerDate(response.headers.get('Date'), receivedAt)
  return [response, await response.text()]
}

/** Rejects when the signal aborts; an early answer was fetched without that signal. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/**
 * The content of an answer, or the error that it stands for. What was read for a learner whom somebody has replaced counts as lost: the
 * cache is the next one's.
 */
export function openAnswer(ask: Ask, { ok, status, headers }: AnswerHead, text: string): Answer {
  if (status === 401) noteUnauthorized(ask.token)
  if (ask.method === 'GET' && isReplaced(ask.token)) throw new ApiError({ ...ask, kind: 'network', code: REPLACED })
  if (!ok) {
    throwAndRemember(ask, { ...ask, kind: 'http', status, ...readErrorBody(text), retryAfterMs: retryAfterMs(headers) })
  }
  const envelope = readEnvelope(text)
  if (envelope.kind === 'unreadable') throw new ApiError({ ...ask, kind: 'unreadable', status })
  if (envelope.kind === 'refused') {
    const { fields, messages } = envelope
    const serverText = joinReasons([...messages, ...Object.values(fields).flat()]) || null
    throw new ApiError({ ...ask, kind: 'refused', status, fields, messages, serverText })
  }
  return { ask, data: envelope.data, text, status, headers }
}

function isReplaced(token: string | null): boolean {
  const current = readToken()
  return token !== null && current !== null && current !== token
}

/** `data` by its schema; one that does not fit makes the call fail. */
export function readData<S extends z.ZodMiniType>(schema: S, answer: Answer): z.output<S> {
  const result = schema.safeParse(answer.data)
  if (result.success) return result.data
  throw unfit(answer, issuesOf(result.error))
}

/** A list without its unreadable items. If none of them can be read the call fails: that is not an empty list. */
export function readItems<S extends z.ZodMiniType>(item: S, answer: Answer): z.output<S>[] {
  const rows = rowsOf(answer)
  const items = readableItems(item, rows)
  if (rows.length > 0 && items.length === 0) throw unfit(answer, 'no readable item')
  return items
}

/** The rows as they came. A list call never answers null, so an answer that lost its body must not pass for an empty list. */
export function rowsOf(answer: Answer): readonly unknown[] {
  if (!Array.isArray(answer.data)) throw unfit(answer, 'no list')
  return answer.data
}

const unfit = ({ ask, status }: Answer, cause: string) =>
  noted(new ApiError({ ...ask, kind: 'unreadable', status, code: 'schema', cause }))
