import type { QueryClient } from '@tanstack/react-query'
import type { LinkSearch } from '#/domains/session/social/link-search'
import { loadCode } from '#/platform/load-code'

interface Arrival {
  context: { queryClient: QueryClient }
  search: LinkSearch
  preload: boolean
}

/** For `beforeLoad` of a screen that links networks: takes what a network has brought back. */
export async function takeLink({ context, search, preload }: Arrival): Promise<void> {
  if (search.action === undefined) return
  const { takeLinkReturn } = await loadCode(() => import('#/domains/session/social/link-return'))
  takeLinkReturn(context.queryClient, search, preload)
}
