import type { Ask } from './address'
import { serverNow } from './clock'
import { ApiError, type ApiErrorFacts, tooOftenMs } from './errors'

/** By address and token: what the server said, and until when it wants no more, by a clock that cannot be set. */
const leftAlone = new Map<string, { facts: ApiErrorFacts; until: number }>()

const keyOf = ({ method, url, token }: Ask) => `${method} ${url} ${token}`

/** Throws a failure, and notes how long the server wants no further GET of the address. */
export function throwAndRemember(ask: Ask, facts: ApiErrorFacts): never {
  const error = new ApiError(facts)
  const pause = tooOftenMs(error) ?? error.retryAfterMs
  if (ask.method === 'GET' && pause) leftAlone.set(keyOf(ask), { facts, until: performance.now() + pause })
  throw error
}

/** Throws the noted failure again, with the rest of its pause, while that lasts: a second reader must not ask meanwhile. */
export function throwIfLimited(ask: Ask): void {
  const known = leftAlone.get(keyOf(ask))
  if (!known) return
  const retryAfterMs = known.until - performance.now()
  if (retryAfterMs > 0) throw new ApiError({ ...known.facts, retryAfterMs })
}

/** Lets every address be asked again. */
export function forgetLimits(): void {
  leftAlone.clear()
}

/** The pause that `Retry-After` asks for (whole seconds or a date), in ms; undefined when the header is missing, unreadable or over. */
export function retryAfterMs(headers: Headers): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000 || undefined
  // `Date.parse` finds a year in almost anything: an HTTP date begins with its weekday.
  const date = /^[a-z]{3},/i.test(text) ? Date.parse(text) : Number.NaN
  const pause = date - serverNow()
  return pause > 0 ? pause : undefined
}
