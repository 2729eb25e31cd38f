import { queryOptions } from '@tanstack/react-query'

import { api } from '#/api/client'
import { calendarDay } from '#/lib/dates'
import { invariant } from '#/lib/invariant'
import { chatListQuery } from './list-query'
import { findInHistory } from './find-in-history'
import { messageStore } from './message-stores'
import { MAX_PAGE_SIZE, readMessages } from './messages-since'
import type { Message } from './model'
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

  /**
   * Reads a chat's newest messages as far as `unread` reach back, at most one page of the largest size, so that it can open at the first of
   * them (L18). A failure leaves it to open with those of the first page.
   */
  unread: (chatId: number, unread: number) => {
    // The first page, which is another query's, has them all.
    const isOnFirstPage = unread <= MESSAGES_PER_PAGE
    return queryOptions({
      queryKey: ['chats', 'messages', chatId, 'unread', unread],
      queryFn: async ({ signal, client }) => {
        if (isOnFirstPage) return true
        const place = { chatId, page: 1, perPage: MAX_PAGE_SIZE }
        await readMessages(messageStore(client, chatId), place, signal).catch((error: unknown) => {
          if (signal.aborted) throw error
        })
        return true
      },
      ...(isOnFirstPage && { initialData: true }),
    })
  },

  /** Whether a chat has a message: it then stands in the chat's `messageStore` with those around it (L18). */
  place: (chatId: number, messageId: number) =>
    queryOptions({
      queryKey: ['chats', 'messages', chatId, 'of', messageId],
      queryFn: async ({ signal, client }) => {
        invariant(chatId, 'Id must be set')
        const store = messageStore(client, chatId)
        return (await findInHistory(store, chatId, ({ id }) => id < messageId, signal)) === messageId
      },
      // Messages are never removed.
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /**
   * The id of a chat's first message on a calendar day of a time zone, or after it; null where there is none. It stands in the chat's
   * `messageStore` with those around it (L18).
   */
  day: (chatId: number, day: number, zone: string) =>
    queryOptions({
      queryKey: ['chats', 'messages', chatId, 'day', day, zone],
      queryFn: ({ signal, client }) => {
        invariant(chatId, 'Id must be set')
        const isBefore = ({ createdAt }: Message) => calendarDay(createdAt, zone) < day
        return findInHistory(messageStore(client, chatId), chatId, isBefore, signal)
      },
    }),

  /** Reads one page of the largest size, from 1, the newest, into a chat's `messageStore` (L18). */
  many: (chatId: number, page: number) =>
    queryOptions({
      queryKey: ['chats', 'messages', chatId, 'many', page],
      queryFn: async ({ signal, client }) => {
        await readMessages(messageStore(client, chatId), { chatId, page, perPage: MAX_PAGE_SIZE }, signal)
        return true
      },
    }),

  /** Reads once more what is on the screen of a chat's earlier messages: `pages`, of which the newest is another query's (L18). */
  shown: (chatId: number, pages: () => readonly number[]) =>
    queryOptions({
      queryKey: ['chats', 'messages', chatId, 'shown'],
      queryFn: async ({ signal, client }) => {
        const store = messageStore(client, chatId)
        for (const page of pages())
          if (page > 1) await readMessages(store, { chatId, page, perPage: MESSAGES_PER_PAGE }, signal)
        return true
      },
      // It has just been read.
      initialData: true,
    }),
}
