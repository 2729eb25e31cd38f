import { useQuery } from '@tanstack/react-query'
import { isOnline } from '#/api/connectivity'
import { chatListQuery } from './list-query'
import { useChatPollMs } from './use-chat-poll-ms'

/** How many messages of experts the learner has not seen, in all chats; 0 until that is known, and in a brand without chats. */
export function useUnread(hasChats: boolean): number {
  const pollMs = useChatPollMs()
  const { data: chats = [] } = useQuery({
    ...chatListQuery(),
    enabled: hasChats,
    // The parts of the shell that show it do not try again after a failure, nor without a line, whose return has it asked for.
    retryOnMount: false,
    refetchInterval: ({ state }) => state.data !== undefined && isOnline() && pollMs,
    refetchOnWindowFocus: pollMs === false || 'always',
  })
  return chats.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
}
