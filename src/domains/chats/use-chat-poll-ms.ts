import { useRealtimeUp } from '#/api/realtime-state'

/** How often chats are asked for while no events come, in ms. */
const WITHOUT_EVENTS_MS = 15_000

/** How often what is shown of chats is fetched again, in ms; false while events tell of it. */
export function useChatPollMs(): number | false {
  return useRealtimeUp() ? false : WITHOUT_EVENTS_MS
}
