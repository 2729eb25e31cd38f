import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { queryUnlessFailed } from '#/api/query-unless-failed'
import { chatQueries, MESSAGES_PER_PAGE } from '#/domains/chats/queries'
import { settledBrand } from '#/domains/site-config/current-brand'
import { studyQueries } from '#/domains/study/course-queries'
import type { Stream } from '#/domains/study/model'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'

/** No conversation is opened further back than this, in pages. */
const MAX_PAGES = 5

/** Loader of the chats, and of one conversation; an unknown address where the brand has no chats. */
export async function startChats(client: QueryClient, chatId: number | null): Promise<void> {
  const { isChatSupport } = await settledBrand(client)
  // No chat has a number such as "abc" or 0: the server is not asked for it.
  if (!isChatSupport || (chatId !== null && !(chatId > 0))) throw notFound()
  const streams = queryUnlessFailed(client, courseQueries.streams())
  // The conversation stands without it.
  if (chatId !== null) void streams.then((all) => askForConsultations(client, chatId, all)).catch(() => {})
  await Promise.allSettled([
    client.query(chatQueries.list()).then((chats) => {
      const unread = chats.find(({ id }) => id === chatId)?.unreadCount ?? 0
      return askForUnread(client, chatId, unread)
    }),
    streams,
    queryUnlessFailed(client, subscriptionQueries.list()),
    chatId === null ? null : client.query(chatQueries.messages(chatId, 1)),
  ])
}

/** The consultations of a chat, of which the state of its stream tells. */
async function askForConsultations(client: QueryClient, chatId: number, streams: readonly Stream[]): Promise<void> {
  const stream = streams.find(({ chatChannelId }) => chatChannelId === chatId)
  if (stream) await client.query(studyQueries.status(stream.id))
}

/** Earlier pages, so that a conversation opens at the first message that is unread. */
async function askForUnread(client: QueryClient, chatId: number | null, unread: number): Promise<void> {
  if (chatId === null) return
  const pages = Math.min(MAX_PAGES, Math.ceil(unread / MESSAGES_PER_PAGE))
  for (let page = 2; page <= pages; page++) await client.query(chatQueries.messages(chatId, page))
}
