import { useQueries, useQueryClient } from '@tanstack/react-query'
import { messageStore } from '#/domains/chats/message-stores'
import { threadQueries } from '#/domains/chats/thread-queries'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { wasSent } from '#/domains/study/homework/homework-status'
import type { HomeworkRead } from '#/domains/study/homework/use-homework-courses'
import { type SentPhotos, sentPhotos } from './sent-photos'

/** An answer with pictures, and the homework that it answers. */
export interface PhotoEntry extends SentPhotos {
  entry: HomeworkEntry
}

export interface CoursePhotos {
  read: HomeworkRead
  /** The newest first. */
  entries: PhotoEntry[]
  /** Not all of it has come. */
  isPending: boolean
  error: Error | null
  isRetrying: boolean
  retry: () => void
}

/** The pictures that the learner has sent as homework, by course, each of which loads, and fails, independently. */
export function useSentPhotos(reads: readonly HomeworkRead[]): CoursePhotos[] {
  const client = useQueryClient()
  const asked = reads.flatMap((read, at) => chatsOf(read).map((chat) => ({ ...chat, at })))
  const answers = useQueries({ queries: asked.map(({ chatId, since }) => threadQueries.messagesSince(chatId, since)) })
  return reads.map((read, at) => {
    const chats = asked.flatMap((chat, place) => {
      const { [place]: answer } = answers
      return chat.at === at && answer ? [{ ...chat, answer }] : []
    })
    const entries = chats.flatMap(({ chatId, sent }) =>
      sent.flatMap(({ entry, statusId }) =>
        sentPhotos(messageStore(client, chatId).thread(statusId)).map((photos) => ({ ...photos, entry })),
      ),
    )
    const error = read.error ?? chats.find(({ answer }) => answer.isError)?.answer.error ?? null
    return {
      read,
      entries: entries.toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime()),
      isPending: error === null && (read.course === null || chats.some(({ answer }) => answer.isPending)),
      error,
      isRetrying: read.isRetrying || chats.some(({ answer }) => answer.isFetching),
      retry: () => {
        if (read.error) read.retry()
        for (const { answer } of chats) if (answer.isError) void answer.refetch()
      },
    }
  })
}

interface AskedChat {
  chatId: number
  /** When the first of its homework began; null: not known. */
  since: Date | null
  sent: { entry: HomeworkEntry; statusId: number }[]
}

/** The chats in which a course's homework was answered. */
function chatsOf({ course }: HomeworkRead): AskedChat[] {
  const chats = new Map<number, AskedChat>()
  for (const entry of course?.homework ?? []) {
    const { homework, status } = entry.row
    const chatId = homework?.dialogId ?? course?.stream.chatChannelId
    if (!chatId || status.id === null || !wasSent(status)) continue
    const known = chats.get(chatId) ?? { chatId, since: status.createdAt, sent: [] }
    const isEarlier = known.since !== null && status.createdAt !== null && status.createdAt < known.since
    known.sent.push({ entry, statusId: status.id })
    chats.set(chatId, isEarlier || status.createdAt === null ? { ...known, since: status.createdAt } : known)
  }
  return [...chats.values()]
}
