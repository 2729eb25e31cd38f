import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messageStore } from '#/domains/chats/message-stores'
import type { Message } from '#/domains/chats/model'
import { chatMutations } from '#/domains/chats/mutations'
import { threadQueries } from '#/domains/chats/thread-queries'
import { useMessageStore } from '#/domains/chats/use-message-store'
import type { Stream } from '#/domains/study/model'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { wasSent } from '#/domains/study/homework/homework-status'
import { useCheckingMs } from '../composer/use-checking-ms'

/** Chat ids start at 1; a query with this one is never enabled. */
const NO_CHAT = 0
const NO_MESSAGES: readonly Message[] = []

export interface ThreadRead {
  chatId: number | null
  messages: readonly Message[]
  /** Not all of them have come; the newest may be there. */
  isPending: boolean
  error: Error | null
  isRetrying: boolean
  retry: () => void
}

/** The messages about a homework, oldest first; polled while it is on checking. */
export function useThread(
  stream: Pick<Stream, 'chatChannelId'>,
  { row, state }: HomeworkEntry,
  { isGlance = false }: { isGlance?: boolean } = {},
): ThreadRead {
  const chatId = row.homework?.dialogId ?? stream.chatChannelId
  const { id: statusId, createdAt, status } = row.status
  // A glance neither waits for an answer nor marks it as read.
  const isChecking = state === 'UPLOADED' && !isGlance
  // A homework that was never sent has no messages.
  const enabled = chatId !== null && statusId !== null && wasSent(row.status)
  const read = useQuery({
    ...threadQueries.messagesSince(chatId ?? NO_CHAT, createdAt),
    enabled,
    refetchInterval: useCheckingMs(isChecking),
    refetchOnWindowFocus: isChecking ? 'always' : true,
  })
  const isWhole = read.dataUpdatedAt > 0
  const store = messageStore(useQueryClient(), chatId ?? NO_CHAT)
  const messages = useMessageStore(store, (chat) => (statusId === null ? NO_MESSAGES : chat.thread(statusId)))
  useMarkViewed(isGlance ? null : chatId, messages)
  useReadAgain(status, enabled, read.refetch)
  return {
    chatId,
    messages,
    isPending: enabled && !isWhole,
    error: isWhole ? null : read.error,
    isRetrying: read.isFetching,
    retry: () => void read.refetch(),
  }
}

/** Refetches the thread when the status changes: a new status comes with new messages. */
function useReadAgain(status: string, enabled: boolean, refetch: () => unknown) {
  const known = useRef(status)
  const again = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (known.current === status) return
    known.current = status
    if (enabled) again()
  }, [status, enabled])
}

/** Marks what is on the screen as viewed: the latest answer and all before it. */
function useMarkViewed(chatId: number | null, messages: readonly Message[]) {
  const { mutate } = useMutation(chatMutations.markViewed())
  const unseen = messages.findLast(({ employee, isViewed }) => employee !== null && !isViewed)?.id
  useEffect(() => {
    if (chatId !== null && unseen !== undefined) mutate({ chatId, messageId: unseen })
  }, [chatId, unseen, mutate])
}
