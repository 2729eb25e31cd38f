import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'

/** Loader of the screens that link networks; the list shows its own failure. */
export function startNetworks({ context }: { context: { queryClient: QueryClient } }): void {
  context.queryClient.query(accountQueries.externalAuths()).catch(() => {})
}
