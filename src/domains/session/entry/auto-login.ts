import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { track } from '#/analytics/track'
import { readToken } from '#/api/token-store'
import type { User } from '#/domains/account/model'
import { USER_KEY } from '#/domains/account/user-key'
import { takeEntryToken } from './entry-token'
import { knownLearner } from './known-learner'
import { dropReturnPath } from '../guard/return-path'
import { signInRedirect } from '../guard/sign-in-redirect'
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
