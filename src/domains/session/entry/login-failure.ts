import { isApiError, tooOftenMs, joinReasons } from '#/api/errors'

/** What a refused or failed sign-in shows. */
export type LoginFailure =
  /** The server's own words, at the fields and above the form. */
  | { kind: 'fields'; email: string | null; password: string | null; message: string | null }
  /** Too many tries; the pause in milliseconds. */
  | { kind: 'wait'; ms: number }
  /** "Could not sign in, try later": a refusal without a reason, or no readable answer. */
  | { kind: 'later' }

/** Reads the error of a sign-in. */
export function loginFailure(error: unknown): LoginFailure {
  const ms = tooOftenMs(error)
  if (ms !== null) return { kind: 'wait', ms }
  if (!isApiError(error) || error.kind !== 'refused') return { kind: 'later' }
  const { email = [], password = [], ...others } = error.fields
  const said = {
    email: joinReasons(email) || null,
    password: joinReasons(password) || null,
    message: joinReasons([...error.messages, ...Object.values(others).flat()]) || null,
  }
  return said.email || said.password || said.message ? { kind: 'fields', ...said } : { kind: 'later' }
}
