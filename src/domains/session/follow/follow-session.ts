import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { track } from '#/analytics/track'
import { onSessionEnd, type SessionEnd } from '#/api/session-events'
import { loadCode } from '#/platform/load-code'
import { onForeignToken, readToken } from '#/api/token-store'
import type { User } from '#/domains/account/model'
import { USER_KEY } from '#/domains/account/user-key'
import '../guard/history-state'
import { forgetLearner, knownLearner, rememberLearner } from '../entry/known-learner'
import type { NewToken } from './meet-new-token'
import { keepReturnPath, noteSignOut } from '../guard/return-path'
import { dropLearnerCache } from './session-cache'

interface Following {
  client: QueryClient
  router: AnyRouter
  /** Stands in for the browser's in tests. */
  reload?: () => void
}

/**
 * Keeps this tab in step with the session: its end here or in another tab, another learner's sign-in, the learner's answers. Part of
 * the entry: it must listen before the first route acts. Returns a function that stops it.
 */
export function followSession({ client, router, reload = () => location.reload() }: Following): () => void {
  const stopEnds = onSessionEnd((end) => void leave(client, router, end))
  const stopTokens = onForeignToken((token, before) => {
    // A sign-out that was followed by a sign-in at once leaves no time to forget the learner before.
    if (token) void followToken({ client, router, reload: before || client.getQueryData(USER_KEY) ? reload : null })
  })
  const stopUser = client.getQueryCache().subscribe((event) => {
    // Answers alone: what is known already may be older than what another tab has kept since.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (String(event.query.queryKey) !== String(USER_KEY)) return
    const user = client.getQueryData<User>(USER_KEY)
    // An answer that was on its way at the sign-out arrives after it.
    if (user && readToken()) rememberLearner(user)
  })
  return () => {
    stopEnds()
    stopTokens()
    stopUser()
  }
}

async function leave(client: QueryClient, router: AnyRouter, { reason, here }: SessionEnd): Promise<void> {
  const isChosen = reason === 'signed_out' || reason === 'deleted'
  // Another tab may have forgotten already who was signed in; this one has things of its own to remove.
  const learner = client.getQueryData<User>(USER_KEY)?.id ?? knownLearner()
  if (here) track('logout', { reason })
  if (isChosen) {
    forgetLearner(learner)
    noteSignOut(learner)
  } else {
    keepReturnPath(router.latestLocation.href, learner)
  }
  // The route of a chosen sign-out navigates by itself, with its return address.
  if (isChosen && here) await nextScreen(router)
  else await router.navigate({ to: '/', replace: true, state: { sessionNotice: reason } }).catch(() => {})
  // Not earlier: screens that are still mounted would refetch what they show.
  await dropLearnerCache(client)
}

/** Reads the learner whom this tab knew before it awaits anything: the next learner's answer may arrive meanwhile. */
async function followToken(here: Omit<NewToken, 'known'>): Promise<void> {
  const known = here.client.getQueryData<User>(USER_KEY)?.id
  const code = await loadCode(() => import('./meet-new-token')).catch(() => null)
  if (code) await code.meetNewToken({ ...here, known })
  // It would find out whose token this is; without it nothing of the learner before may stay on the screen.
  else if (here.reload) here.reload()
}

function nextScreen(router: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })
}
