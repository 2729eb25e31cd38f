import { useSuspenseQuery } from '@tanstack/react-query'
import { useRealtimeUp } from '#/api/realtime-state'
import { chatQueries } from '#/domains/chats/queries'
import { useStreams } from '#/domains/study/streams/use-streams'
import type { ListedChat } from './chat-groups'

/** How often open chats are asked for while no events come, in ms. */
const WITHOUT_EVENTS_MS = 15_000

/** How often what a chat shows is fetched again, in ms; false while events tell of it. */
export function useChatPollMs(): number | false {
  return useRealtimeUp() ? false : WITHOUT_EVENTS_MS
}

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
