import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { ALWAYS_STALE } from '#/api/stale-time'
import { acceptToken } from '#/api/token-store'
import type { User } from '#/domains/account/model'
import { accountQueries } from '#/domains/account/queries'
import { forgetGuestDrafts } from '#/platform/drafts'
import { takeKeptScreen } from '../guard/take-return-path'

export interface NewToken {
  client: QueryClient
  router: AnyRouter
  /** The learner known in this tab until now. */
  known: number | undefined
  /** Null where this tab was signed out. */
  reload: (() => void) | null
}

/** Reacts to a sign-in in another tab: the same learner goes on with the new token, anybody else gets a fresh start. */
export async function meetNewToken({ client, router, known, reload }: NewToken): Promise<void> {
  const learner = await askLearner(client)
  if (learner) forgetGuestDrafts()
  // Also when this tab did not know its learner yet: some of their answers may have arrived.
  if (reload) {
    if (learner && learner.id === known) acceptToken()
    else reload()
    return
  }
  // This tab was signed out too: it returns to its own place, or to where the guard leads.
  const path = learner && takeKeptScreen(learner.id)
  if (path === null) await router.invalidate()
  else await router.navigate({ href: path, replace: true })
}

/** The learner to whom the current token belongs, freshly fetched; null where that fails. */
function askLearner(client: QueryClient): Promise<User | null> {
  return client.query({ ...accountQueries.user(), staleTime: ALWAYS_STALE }).catch(() => null)
}
