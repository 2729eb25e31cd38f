import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { messageStore } from '#/domains/chats/message-stores'
import type { Message } from '#/domains/chats/model'
import { chatQueries, MESSAGES_PER_PAGE } from '#/domains/chats/queries'
import { useMessageStore } from '#/domains/chats/use-message-store'
import { calendarDay } from '#/lib/dates'
import { useChatPollMs } from '../use-chats'
import { conversationRows, firstUnreadOf } from './conversation-rows'

/** Days change at full quarters of an hour in every time zone. */
const QUARTER_MS = 900_000

/** What is known of a conversation, as rows, with the first message that was unread when it was opened. */
export function useConversation(chatId: number) {
  useSuspenseQuery({
    ...chatQueries.messages(chatId, 1),
    refetchInterval: useChatPollMs(),
    refetchOnWindowFocus: 'always',
  })
  const store = messageStore(useQueryClient(), chatId)
  const stretches = useMessageStore(store, (known) => known.stretches)
  const { zone } = useLearnerTime()
  const dayOf = useMemo(() => dayReader(zone), [zone])
  const messages = useMemo(
    () => (stretches.at(-1)?.ids ?? []).flatMap((id): Message | [] => store.get(id) ?? []),
    [stretches, store],
  )
  const [firstUnread] = useState(() => firstUnreadOf(messages))
  const rows = useMemo(
    () => conversationRows({ stretches, get: (id) => store.get(id), firstUnread, dayOf, perPage: MESSAGES_PER_PAGE }),
    [stretches, store, firstUnread, dayOf],
  )
  return { store, rows, messages, firstUnread }
}

/** The calendar day of a moment; it is asked for each message, and costs more than a look at what is known. */
function dayReader(zone: string): (at: Date) => number {
  const days = new Map<number, number>()
  return (at) => {
    const quarter = Math.floor(at.getTime() / QUARTER_MS)
    const day = days.get(quarter) ?? calendarDay(at, zone)
    days.set(quarter, day)
    return day
  }
}
