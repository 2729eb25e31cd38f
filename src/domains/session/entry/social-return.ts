import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { takeEntryToken } from './entry-token'
import type { LoginSearch } from '../model'
import { signInRedirect } from '../guard/sign-in-redirect'
import { takeSocialBegin } from './social-begin'
import { type SocialFailure, socialOutcome } from './social-outcome'
import { startSession } from './start-session'

const BEGUN_ELSEWHERE: SocialFailure = { code: 'begun_elsewhere', given: '', message: '' }

/**
 * Handles what a network brought back, and always redirects to an address without it, so that a reload does nothing new. An address
 * that this tab has not begun may be a link of somebody else: neither its token nor its text is taken.
 */
export async function takeSocialReturn(client: QueryClient, { returnUrl, ...search }: LoginSearch): Promise<never> {
  const outcome = socialOutcome({ ...search, token: takeEntryToken(search.token) ?? undefined })
  const isOwn = takeSocialBegin(search.method)
  if (isOwn && outcome.kind === 'signed-in') {
    const { token, method } = outcome
    throw signInRedirect(await startSession({ client, token, method, learnerId: null, returnUrl: returnUrl ?? null }))
  }
  const failure = outcome.kind === 'failed' ? outcome.failure : undefined
  const state = outcome.kind === 'none' ? {} : { socialFailure: isOwn ? failure : BEGUN_ELSEWHERE }
  throw redirect({ to: '/', search: { returnUrl }, replace: true, state })
}
