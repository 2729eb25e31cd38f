import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { nextPage, readPage } from '#/api/page'
import { invariant } from '#/lib/invariant'
import { mergeMessages } from './merge-messages'
import { readMessagesSince } from './messages-since'
import type { Message } from './model'
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

  /**
   * All messages of a chat since `since`, oldest first, from which a homework's thread is picked. Where only the newest have come so far,
   * `dataUpdatedAt` is 0.
   */
  messagesSince: (chatId: number, since: Date | null) =>
    queryOptions({
      queryKey: ['chats', 'messages-since', chatId, since?.getTime() ?? 0],
      queryFn: ({ signal, client, queryKey }) => {
        invariant(chatId, 'Id must be set')
        return readMessagesSince(chatId, since, signal, (newest) => {
          if (client.getQueryState(queryKey)?.dataUpdatedAt) return
          client.setQueryData<Message[]>(queryKey, (known = []) => mergeMessages(known, newest), { updatedAt: 0 })
        })
      },
    }),
}
