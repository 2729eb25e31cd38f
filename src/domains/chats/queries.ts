import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { nextPage, readPage } from '#/api/page'
import { invariant } from '#/lib/invariant'
import { chatWire, messageWire } from './wire'

const MESSAGES_PER_PAGE = 10

export const chatQueries = {
  /** One chat (L17). */
  chat: (chatId: number) =>
    queryOptions({
      queryKey: ['chats', 'chat', chatId],
      queryFn: ({ signal }) => {
        invariant(chatId, 'Id must be set')
        return api.get(`chats/${chatId}`, { signal }).data(chatWire)
      },
    }),

  /** A chat's messages, newest first (L18). Pages shift while people write: `merge-messages.ts` joins them by id. */
  messages: (chatId: number) =>
    infiniteQueryOptions({
      queryKey: ['chats', 'messages', chatId],
      queryFn: ({ pageParam, signal }) => {
        invariant(chatId, 'Id must be set')
        const query = { sort: '-id', page: pageParam, 'per-page': MESSAGES_PER_PAGE }
        return readPage(api.get(`chats/${chatId}/messages`, { query, signal }), messageWire, pageParam)
      },
      initialPageParam: 1,
      getNextPageParam: (last, _pages, asked) => nextPage(last, asked, MESSAGES_PER_PAGE),
    }),
}
