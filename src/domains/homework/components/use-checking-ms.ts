import { useRealtimeUp } from '#/api/realtime-state'

/** Without events an open homework on checking is asked for this often, and on focus. */
const WITHOUT_EVENTS_MS = 15_000
/** Events may get lost, too. */
const WITH_EVENTS_MS = 60_000

/** How often an open homework is asked for by itself; false while it waits for nobody. */
export function useCheckingMs(isChecking: boolean): number | false {
  const pauseMs = useRealtimeUp() ? WITH_EVENTS_MS : WITHOUT_EVENTS_MS
  return isChecking && pauseMs
}
