import { useQuery } from '@tanstack/react-query'
import { chatQueries } from '#/domains/chats/queries'

/** How far the search for the message is that the address names. */
export type Target =
  | { state: 'none' | 'looking' | 'missing'; id: null }
  | { state: 'found'; id: number }
  | { state: 'failed'; id: null; error: Error; again: () => void }

/** Looks for the message that the address names, and loads it with those around it. */
export function useTarget(chatId: number, messageId: number | undefined): Target {
  const { data, error, refetch, isFetching } = useQuery({
    ...chatQueries.place(chatId, messageId ?? 0),
    enabled: messageId !== undefined,
  })
  if (messageId === undefined) return { state: 'none', id: null }
  if (data === true) return { state: 'found', id: messageId }
  if (data === false) return { state: 'missing', id: null }
  if (error && !isFetching) return { state: 'failed', id: null, error, again: () => void refetch() }
  return { state: 'looking', id: null }
}
