import { isToken } from '#/api/token-store'
import type { LoginSearch } from '../model'

export const SOCIAL_ERROR_CODES = [
  'common_no_social_id',
  'login_no_link',
  'login_no_user_from_link',
  'link_user_unauthorised',
  'link_social_id_already_taken',
  'unknown_error',
] as const

/** What the provider says, or that this tab has not begun what it was led back from. */
export type SocialErrorCode = (typeof SOCIAL_ERROR_CODES)[number] | 'begun_elsewhere'

/** How a social sign-in failed; `given` and `message` are what the provider said, shown with the unknown error only. */
export interface SocialFailure {
  code: SocialErrorCode
  given: string
  message: string
}

export type SocialOutcome =
  | { kind: 'none' }
  | { kind: 'signed-in'; token: string; method: string }
  | { kind: 'failed'; failure: SocialFailure }

/** The outcome of a social sign-in, from the address it led back to; a success without a usable token is a failure. */
export function socialOutcome(search: Omit<LoginSearch, 'returnUrl'>): SocialOutcome {
  if (search.action !== 'login' || search.status === undefined) return { kind: 'none' }
  if (search.status === 'success' && isToken(search.token)) {
    return { kind: 'signed-in', token: search.token, method: search.method ?? 'social' }
  }
  return { kind: 'failed', failure: socialFailure(search) }
}

/** What came of linking a network; `failure` null: it is linked. */
export interface SocialLink {
  source: string
  failure: SocialFailure | null
}

/** The outcome of a link, from the address it led back to; null where the address tells of none. */
export function linkOutcome(search: Omit<LoginSearch, 'returnUrl' | 'token'>): SocialLink | null {
  const { action, status, method = '' } = search
  if (action !== 'link' || status === undefined) return null
  return { source: method, failure: status === 'success' ? null : socialFailure(search) }
}

/** The code of a failed social sign-in or link; a missing or unknown one is `unknown_error`. */
export function socialFailure(search: Pick<LoginSearch, 'errorCode' | 'errorMessage'>): SocialFailure {
  return {
    code: SOCIAL_ERROR_CODES.find((known) => known === search.errorCode) ?? 'unknown_error',
    given: search.errorCode || 'unknown_error',
    message: search.errorMessage ?? '',
  }
}
