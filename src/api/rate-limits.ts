import type { Ask } from './address'
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
