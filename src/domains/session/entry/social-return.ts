import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { takeEntryToken } from './entry-token'
import type { LoginSearch } from '../model'
import { signInRedirect } from '../guard/sign-in-redirect'
import { socialOutcome } from './social-outcome'
import { startSession } from './start-session'

/** Handles what a network brought back, and always redirects to an address without it, so that a reload does nothing new. */
export async function takeSocialReturn(client: QueryClient, { returnUrl, ...search }: LoginSearch): Promise<never> {
  const outcome = socialOutcome({ ...search, token: takeEntryToken(search.token) ?? undefined })
  if (outcome.kind === 'signed-in') {
    const { token, method } = outcome
    throw signInRedirect(await startSession({ client, token, method, learnerId: null, returnUrl: returnUrl ?? null }))
  }
  const state = outcome.kind === 'failed' ? { socialFailure: outcome.failure } : {}
  throw redirect({ to: '/', search: { returnUrl }, replace: true, state })
}
