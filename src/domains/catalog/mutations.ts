import { type InfiniteData, type MutationFunctionContext, mutationOptions } from '@tanstack/react-query'
import { api } from '#/api/client'
import { confirmedMutation } from '#/api/confirmed-mutation'
import { isApiError } from '#/api/errors'
import type { Page } from '#/api/page'
import { refetch } from '#/api/refetch'
import { ALWAYS_STALE } from '#/api/stale-time'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { invariant } from '#/lib/invariant'
import type { CatalogPosition } from './model'
import { catalogQueries } from './queries'
import { addedPositionWire } from './wire'

type Positions = InfiniteData<Page<CatalogPosition>, number>

export const catalogMutations = {
  /** Adds a position to the learner's subscription (A24), which brings a stream of its course; 409: it is there already, which counts as done. */
  add: () =>
    mutationOptions({
      mutationKey: ['catalog', 'add'],
      mutationFn: confirmedMutation({
        send: async (id: number) => {
          invariant(id, 'Id must be set')
          try {
            await api.v2.post(`catalog-position/${id}/add-to-subscription`, { json: {} }).data(addedPositionWire)
          } catch (error) {
            if (!isApiError(error, 409)) throw error
          }
        },
        readBack: (_id: number, { client }: MutationFunctionContext) =>
          client.infiniteQuery({ ...catalogQueries.positions(), staleTime: ALWAYS_STALE, retry: false }),
        isDone: ({ pages }, added) => pages.some(({ items }) => items.some((one) => one.id === added && one.isAdded)),
      }),
      onSuccess: (_result: unknown, added: number, _begun: unknown, { client }: MutationFunctionContext) => {
        client.setQueryData<Positions>(catalogQueries.positions().queryKey, (all) => all && withAdded(all, added))
        for (const { queryKey } of [courseQueries.streams(), subscriptionQueries.list()]) refetch(client, queryKey)
      },
    }),
}

const withAdded = (all: Positions, added: number): Positions => ({
  ...all,
  pages: all.pages.map((page) => ({
    ...page,
    items: page.items.map((one) => (one.id === added ? { ...one, isAdded: true } : one)),
  })),
})
