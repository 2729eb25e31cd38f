import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { Chat } from '#/domains/chats/model'
import { messageStore } from '#/domains/chats/message-stores'
import { chatQueries, MESSAGES_PER_PAGE } from '#/domains/chats/queries'
import { useChatPollMs } from '#/domains/chats/use-chat-poll-ms'
import { useMessageStore } from '#/domains/chats/use-message-store'
import { calendarDay } from '#/lib/dates'
import { conversationRows, firstUnreadOf } from './conversation-rows'

/** Days change at full quarters of an hour in every time zone. */
const QUARTER_MS = 900_000

/** What is known of a conversation, as rows, with the first message that was unread when it was opened; waits until that is known. */
export function useConversation({ id: chatId, unreadCount }: Chat) {
  useSuspenseQuery({
    ...chatQueries.messages(chatId, 1),
    refetchInterval: useChatPollMs(),
    refetchOnWindowFocus: 'always',
  })
  const [unread] = useState(unreadCount)
  useSuspenseQuery(chatQueries.unread(chatId, unread))
  const store = messageStore(useQueryClient(), chatId)
  const stretches = useMessageStore(store, (known) => known.stretches)
  const { zone } = useLearnerTime()
  const dayOf = useMemo(() => dayReader(zone), [zone])
  const [firstUnread] = useState(() => firstUnreadOf(store.latest, (id) => store.get(id)))
  const rows = useMemo(
    () =>
      conversationRows({
        stretches,
        writtenAt: (id) => store.get(id)?.createdAt ?? new Date(0),
        firstUnread,
        dayOf,
        perPage: MESSAGES_PER_PAGE,
      }),
    [stretches, store, firstUnread, dayOf],
  )
  return { store, rows, firstUnread }
}

/** Calendar days of quarters of an hour, by time zone. A day is looked up in microseconds, its working out takes a hundred times as long. */
const knownDays = new Map<string, Map<number, number>>()

/** The calendar day of a moment. */
function dayReader(zone: string): (at: Date) => number {
  const days = knownDays.get(zone) ?? new Map<number, number>()
  knownDays.set(zone, days)
  return (at) => {
    const quarter = Math.floor(at.getTime() / QUARTER_MS)
    const day = days.get(quarter) ?? calendarDay(at, zone)
    days.set(quarter, day)
    return day
  }
}
