import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#/domains/account/model'
import { accountQueries } from '#/domains/account/queries'

/** Whom the present token belongs to, asked anew; null where that cannot be told. */
export function askLearner(client: QueryClient): Promise<User | null> {
  return client.query({ ...accountQueries.user(), staleTime: 0 }).catch(() => null)
}
