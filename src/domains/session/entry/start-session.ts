import type { QueryClient } from '@tanstack/react-query'
import { track } from '#/analytics/track'
import { report } from '#/api/report'
import { writeToken } from '#/api/token-store'
import { readLocalBrand } from '#/brand/local-brand'
import { accountQueries } from '#/domains/account/queries'
import { appUrl } from '#/platform/app-url'
import { currentBrand } from '#/domains/site-config/current-brand'
import { dropReplaced, noteReplaced } from './replaced-learner'
import { forgetGuestDrafts } from '#/platform/drafts'
import { type LoginTarget, loginTarget } from './login-target'
import { noteOwnSignIn } from '../guard/own-sign-in'
import { keptForLearner, takeReturnPath } from '../guard/take-return-path'
import { dropLearnerCache } from '../follow/session-cache'

interface NewSession {
  client: QueryClient
  token: string
  /** `email`, a network's name, or `token`. */
  method: string
  /** Null when the answer did not say. */
  learnerId: number | null
  /** `returnUrl` of the address, unchecked. */
  returnUrl: string | null
  /** Whose live session a link replaces (null: not known whose); left out where nobody's is. */
  replaces?: number | null | undefined
  /** It begins with the registration. */
  isNew?: boolean
}

/** After these a network would save typing the next time. */
const OWN_METHODS: ReadonlySet<string> = new Set(['email', 'code'])

/** Starts a session in place of any other, and resolves with where it leads. */
export async function startSession({
  client,
  token,
  method,
  learnerId,
  returnUrl,
  replaces,
  isNew = false,
}: NewSession): Promise<LoginTarget> {
  await dropLearnerCache(client)
  // Before the token: other tabs that hear of it start anew and say so too.
  if (replaces === undefined) dropReplaced()
  else noteReplaced(replaces)
  writeToken(token)
  forgetGuestDrafts()
  if (isNew) track('user_registration', { method })
  else track('login', { method })
  const { homepage } = currentBrand(client)
  const storedPath = takeReturnPath(learnerId ?? (await whoIsIt(client)))
  const target = loginTarget(
    { returnUrl, storedPath, homepage },
    {
      appUrl: appUrl(),
      trustedOrigins: readLocalBrand().trustedReturnOrigins,
      token,
    },
  )
  noteOwnSignIn(!isNew && target.kind === 'internal' && OWN_METHODS.has(method))
  if (target.isDropped) report(new Error('Untrusted return address'), { context: 'sign-in' })
  return target
}

/** The learner's id; fetched only when a kept path belongs to somebody, since nobody else is led there. */
async function whoIsIt(client: QueryClient): Promise<number | null> {
  if (!keptForLearner()) return null
  const user = await client.query({ ...accountQueries.user(), retry: false }).catch(() => null)
  return user?.id ?? null
}
