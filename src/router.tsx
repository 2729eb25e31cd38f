import type { QueryClient } from '@tanstack/react-query'
import { createRouter as createTanStackRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'
import { LazyError, LazyNotFound, RoutePending } from './shell/lazy-pages'
import { factsAt, type RouteFacts } from './shell/route-facts'
import { drawShellFirst } from './shell/shell-first'

/** What every guard and loader is given. */
export type RouterContext = {
  queryClient: QueryClient
  /** What the routes of an address say (the router's own `matches` in a guard would make its type depend on itself). */
  factsAt: (pathname: string) => RouteFacts
  /** The screen on show, as the shell has it: null where none of it stands behind the sign-in. */
  shown: () => string | null
  /** Runs the loader of a route on show anew. */
  loadAgain: (routeId: string) => Promise<void>
}

/** The router with its defaults: preload on intent, skeleton after 150 ms, errors and unknown addresses inside the shell. */
export function createRouter({ queryClient }: Pick<RouterContext, 'queryClient'>) {
  const router = createTanStackRouter({
    routeTree,
    context: {
      queryClient,
      factsAt: (pathname): RouteFacts => factsAt(router, pathname),
      shown: (): string | null => {
        const { resolvedLocation } = router.state
        if (!resolvedLocation) return null
        const { isBare, isOpenUnpaid } = factsAt(router, resolvedLocation.pathname)
        return isOpenUnpaid === undefined || isBare ? null : resolvedLocation.href
      },
      loadAgain: (routeId): Promise<void> => router.invalidate({ filter: (match) => match.routeId === routeId }),
    },
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    // Query decides what is fresh, so a preload is never dropped or repeated by the router.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    getScrollRestorationKey: ({ pathname, state }): string =>
      factsAt(router, pathname).keepsScroll ? pathname : (state.key ?? ''),
    defaultStructuralSharing: true,
    defaultErrorComponent: LazyError,
    defaultNotFoundComponent: LazyNotFound,
    defaultPendingComponent: RoutePending,
  })
  drawShellFirst(router)
  const { history } = router
  const { push } = history
  // Under a base path the router does not recognise the current address: pressing a link twice would add a second history entry.
  history.push = (href, ...rest) => (href === history.location.href ? history.replace : push)(href, ...rest)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
