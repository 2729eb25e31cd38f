import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { invariant } from '#/lib/invariant'
import { chatListQuery } from './list-query'
import { messageStore } from './message-stores'
import { readMessages } from './messages-since'
import { chatWire } from './wire'

/** Rows of a page of a conversation. */
export const MESSAGES_PER_PAGE = 10

export const chatQueries = {
  list: chatListQuery,

  /** One chat (L17). */
  chat: (chatId: number) =>
    queryOptions({
      queryKey: ['chats', 'chat', chatId],
      queryFn: ({ signal }) => {
        invariant(chatId, 'Id must be set')
        return api.get(`chats/${chatId}`, { signal }).data(chatWire)
      },
    }),

  /** One page of a chat's messages, from 1, the newest (L18): they stand in its `messageStore`; this is what the answer said about paging. */
  messages: (chatId: number, page: number) =>
    queryOptions({
      queryKey: ['chats', 'messages', chatId, page],
      queryFn: async ({ signal, client }) => {
        invariant(chatId, 'Id must be set')
        const place = { chatId, page, perPage: MESSAGES_PER_PAGE }
        const { items: _items, ...paging } = await readMessages(messageStore(client, chatId), place, signal)
        return paging
      },
    }),
}
