import type { QueryClient } from '@tanstack/react-query'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { pointQueries } from './queries'

/** Loader of the balance: its screen can be drawn before the latest entries are there. */
export async function startPoints(client: QueryClient): Promise<void> {
  void client.infiniteQuery(pointQueries.history()).catch(() => {})
  await queryUnlessFailed(client, pointQueries.amount())
}

/** Loader of the history. */
export async function startHistory(client: QueryClient): Promise<void> {
  await client.infiniteQuery({ ...pointQueries.history(), staleTime: 'static' })
}
