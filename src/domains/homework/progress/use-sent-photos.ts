import { useQueries, useQueryClient } from '@tanstack/react-query'
import { messageStore } from '#/domains/chats/message-stores'
import { threadQueries } from '#/domains/chats/thread-queries'
import { homeworkChats } from '#/domains/study/homework/homework-chats'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
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
  const asked = reads.flatMap((read, at) => homeworkChats(read.course).map((chat) => ({ ...chat, at })))
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
