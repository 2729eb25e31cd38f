import { useQuery } from '@tanstack/react-query'
import { chatListQuery } from './list-query'

/** How many messages of experts the learner has not seen, in all chats; 0 until that is known, and in a brand without chats. */
export function useUnread(hasChats: boolean): number {
  // The parts of the shell that show it do not try again after a failure.
  const { data: chats = [] } = useQuery({ ...chatListQuery(), enabled: hasChats, retryOnMount: false })
  return chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
}
