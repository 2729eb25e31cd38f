import { useRealtimeUp } from '#/api/realtime-state'

/** How often an open homework on checking is refetched while the socket is down. */
const WITHOUT_EVENTS_MS = 15_000
/** How often while it is up: events may get lost, too. */
const WITH_EVENTS_MS = 60_000

/** How often an open homework is refetched, in ms; false while no answer is expected. */
export function useCheckingMs(isChecking: boolean): number | false {
  const pauseMs = useRealtimeUp() ? WITH_EVENTS_MS : WITHOUT_EVENTS_MS
  return isChecking && pauseMs
}
