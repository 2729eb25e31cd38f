import type { QueryClient } from '@tanstack/react-query'
import { catalogQueries } from './queries'

/** Loader of the catalog. */
export async function startCatalog(client: QueryClient): Promise<void> {
  await client.infiniteQuery({ ...catalogQueries.positions(), staleTime: 'static' })
}
