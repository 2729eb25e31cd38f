import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { nextPage, readPage } from '#/api/page'
import { pointsAmountWire, scoreEntryWire } from './wire'

/** Entries of a page of the history (A22). */
export const HISTORY_PAGE = 20

export const pointQueries = {
  /** The balance (A21). */
  amount: () =>
    queryOptions({
      queryKey: ['points', 'amount'],
      queryFn: async ({ signal }) => (await api.get('user-score/amount', { signal }).data(pointsAmountWire)).amount,
    }),

  /** What was earned and spent, the newest first, a page at a time (A22). */
  history: () =>
    infiniteQueryOptions({
      queryKey: ['points', 'history'],
      queryFn: ({ signal, pageParam }) =>
        readPage(api.get('user-score', { query: { page: pageParam }, signal }), scoreEntryWire, pageParam),
      initialPageParam: 1,
      getNextPageParam: (page, _pages, asked) => nextPage(page, asked, HISTORY_PAGE),
    }),
}
