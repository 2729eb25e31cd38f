import type { Ask } from './address'
import { ApiError, type ApiErrorFacts, tooOftenMs } from './errors'

/** By address and learner: what the server said, and until when it wants no more, by a clock that nobody can set. */
const leftAlone = new Map<string, { facts: ApiErrorFacts; until: number }>()

const keyOf = ({ method, url, token }: Ask) => `${method} ${url} ${token}`

/** Throws a failure, and notes the pause that the server asks for between two GETs of an address. */
export function throwAndNote(ask: Ask, facts: ApiErrorFacts): never {
  const error = new ApiError(facts)
  const pause = tooOftenMs(error) ?? error.retryAfterMs
  if (ask.method === 'GET' && pause) leftAlone.set(keyOf(ask), { facts, until: performance.now() + pause })
  throw error
}

/** Throws the same again, with the rest of the pause, while it lasts: a second reader must not ask meanwhile. */
export function throwIfLeftAlone(ask: Ask): void {
  const known = leftAlone.get(keyOf(ask))
  if (!known) return
  const retryAfterMs = known.until - performance.now()
  if (retryAfterMs > 0) throw new ApiError({ ...known.facts, retryAfterMs })
}

/** Lets every address be asked again. */
export function forgetPauses(): void {
  leftAlone.clear()
}
