import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { User } from '#/domains/account/model'
import { accountQueries } from '#/domains/account/queries'
import { takeKeptScreen } from './take-return-path'

export interface NewToken {
  client: QueryClient
  router: AnyRouter
  /** Who was known here until now. */
  known: number | undefined
  /** Null where this tab was signed out. */
  reload: (() => void) | null
}

/** Another tab has signed in. The same learner goes on with the new token; anybody else gets a fresh start. */
export async function meetNewToken({ client, router, known, reload }: NewToken): Promise<void> {
  const learner = await askLearner(client)
  // Also where it did not know yet whom its own token belongs to: some of their answers may have come.
  if (reload) {
    if (learner?.id !== known) reload()
    return
  }
  // This tab was signed out too: it goes back to its own place, or where the guard leads.
  const path = learner && takeKeptScreen(learner.id)
  if (path === null) await router.invalidate()
  else await router.navigate({ href: path, replace: true })
}

/** Whom the present token belongs to, asked anew; null where that cannot be told. */
function askLearner(client: QueryClient): Promise<User | null> {
  return client.query({ ...accountQueries.user(), staleTime: 0 }).catch(() => null)
}
