import { isApiError, tooOftenMs } from '#/api/errors'

/** What a refused or failed sign-in shows. */
export type LoginFailure =
  /** The server's own words, at the fields and above the form. */
  | { kind: 'fields'; email: string | null; password: string | null; messages: string[] }
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
  const messages = [...error.messages, ...Object.values(others).flat()]
  if (email.length + password.length + messages.length === 0) return { kind: 'later' }
  return { kind: 'fields', email: joined(email), password: joined(password), messages }
}

function joined(messages: string[]): string | null {
  return messages.length > 0 ? messages.join(' ') : null
}
