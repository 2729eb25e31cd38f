import { useSyncExternalStore } from 'react'
import { observable } from '#/lib/observable'

/** True while the socket is connected; without it, screens ask again from time to time. Set by the socket alone. */
export const realtimeUp = observable(false)

/** `realtimeUp` for components. */
export function useRealtimeUp(): boolean {
  return useSyncExternalStore(realtimeUp.watch, realtimeUp.read, () => false)
}
