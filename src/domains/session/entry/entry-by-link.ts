import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { track } from '#/analytics/track'
import { isToken, readToken } from '#/api/token-store'
import type { User } from '#/domains/account/model'
import { USER_KEY } from '#/domains/account/user-key'
import { dropReturnPath } from '../guard/return-path'
import type { LoginSearch } from '../model'
import { knownLearner } from './known-learner'
import type { LoginTarget } from './login-target'
import { takeSocialBegin } from './social-begin'
import { type SocialFailure, socialOutcome } from './social-outcome'
import { startSession } from './start-session'

interface Entry {
  token?: string | undefined
  returnUrl?: string | undefined
}

/** Entry by a token in the address: ends the old session and starts the new one. Without a token: to the sign-in. */
export async function autoLogin(client: QueryClient, entry: Entry): Promise<never> {
  const token = takeEntryToken(entry.token)
  if (token === null) throw redirect({ to: '/', search: { returnUrl: entry.returnUrl }, replace: true })
  const before = readToken()
  if (before !== null) track('logout', { reason: 'auto_login' })
  const replaced = client.getQueryData<User>(USER_KEY)?.id ?? knownLearner()
  // This entry names its own target, so an older one no longer counts.
  dropReturnPath()
  const returnUrl = entry.returnUrl ?? null
  const replaces = before === null || before === token ? undefined : replaced
  throw signInRedirect(await startSession({ client, token, method: 'token', learnerId: null, returnUrl, replaces }))
}

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

/**
 * The token that the address carried, given out once. The boot script removes it from the address before anything else loads; where
 * it has not run (a link inside the app) the search parameter counts.
 */
function takeEntryToken(searchToken: string | undefined): string | null {
  const view = globalThis.window?.firstView
  const token = searchToken ?? view?.addressToken
  if (view) view.addressToken = null
  return isToken(token) ? token : null
}

/** The redirect to where a sign-in leads; it replaces the address of the sign-in in the history. */
function signInRedirect({ kind, address }: LoginTarget) {
  return redirect({ href: address, reloadDocument: kind === 'external', replace: true })
}
