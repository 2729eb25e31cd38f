import { useSuspenseQuery } from '@tanstack/react-query'
import { chatQueries } from '#/domains/chats/queries'
import { useChatPollMs } from '#/domains/chats/use-chat-poll-ms'
import { useStreams } from '#/domains/study/streams/use-streams'
import type { ListedChat } from './chat-groups'

/** The learner's chats with their streams. */
export function useChats(): ListedChat[] {
  const { data: chats } = useSuspenseQuery({
    ...chatQueries.list(),
    refetchInterval: useChatPollMs(),
    // Also where it has just been read: without events nothing else tells of what came since.
    refetchOnWindowFocus: 'always',
  })
  const streams = useStreams()
  return chats.map((chat) => ({ chat, one: streams.find(({ stream }) => stream.id === chat.streamId) ?? null }))
}
