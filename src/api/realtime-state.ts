import { useSyncExternalStore } from 'react'
import { watched } from '#/lib/watched'

/** True while the socket is connected; without it, screens ask again from time to time. Set by the socket alone. */
export const realtimeUp = watched(false)

/** `realtimeUp` for components. */
export function useRealtimeUp(): boolean {
  return useSyncExternalStore(realtimeUp.watch, realtimeUp.read, () => false)
}
