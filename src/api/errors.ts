import { withoutQuery } from '#/lib/without-query'

export type ApiErrorKind = 'refused' | 'http' | 'network' | 'unreadable' | 'timeout'

/** The code of a call that came to nothing because another learner is signed in now. */
export const REPLACED = 'replaced'

export interface ApiErrorFacts {
  kind: ApiErrorKind
  method: string
  url: string
  status?: number
  /** What the server calls the failure (shape N), `schema` for an answer of the wrong form, or `REPLACED`. */
  code?: string | number | undefined
  /** Messages by field of a refused form. */
  fields?: Record<string, string[]>
  /** Messages of a refused form that belong to no field. */
  messages?: string[]
  /** All that the server said, in one line and in the learner's language; null when it said nothing. */
  serverText?: string | null
  retryAfterMs?: number | undefined
  cause?: unknown
}

/** The one error that the edge throws. It carries facts; words for people are chosen where it is shown. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly method: string
  readonly url: string
  readonly status: number
  readonly code: string | number | undefined
  readonly fields: Record<string, string[]>
  readonly messages: string[]
  readonly serverText: string | null
  readonly retryAfterMs: number | undefined

  constructor(facts: ApiErrorFacts) {
    const place = withoutQuery(facts.url)
    super(`${facts.method} ${place}: ${facts.kind} ${facts.status ?? 0}`, { cause: facts.cause })
    this.name = 'ApiError'
    this.kind = facts.kind
    this.method = facts.method
    this.url = place
    this.status = facts.status ?? 0
    this.code = facts.code
    this.fields = facts.fields ?? {}
    this.messages = facts.messages ?? []
    this.serverText = facts.serverText ?? null
    this.retryAfterMs = facts.retryAfterMs
  }
}

/** True for an `ApiError`; with `status`, only for one of that status. */
export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status)
}

/** Whether a failure says nothing of the server: it was not reached, or its answer was not. */
export function isLineFault(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')
}

/** A 429 that does not say how long counts as this (contract 1.3). */
const UNNAMED_PAUSE_MS = 30_000

/** For a 429, how many milliseconds the server wants to be left alone; null for any other failure. */
export function tooOftenMs(error: unknown): number | null {
  return isApiError(error, 429) ? (error.retryAfterMs ?? UNNAMED_PAUSE_MS) : null
}

/** What the server said against one field (by its wire name) of a refused form, in one text; undefined where it said nothing. */
export function refusalOf(error: unknown, wireName: string, mark?: string): string | undefined {
  return (isApiError(error) && joinReasons(error.fields[wireName] ?? [], mark)) || undefined
}

/** Several reasons in one line: the full stop of each but the last gives way to the mark between them. */
export const joinReasons = (reasons: readonly string[], mark = '; '): string =>
  reasons.join('\n').replace(/\.?\n/g, mark)
