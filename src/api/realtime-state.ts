import { useSyncExternalStore } from 'react'

let isUp = false
const listeners = new Set<() => void>()

/** True while events arrive by themselves; without them, screens ask again from time to time. */
export const isRealtimeUp = (): boolean => isUp

/** Calls back at each change. Returns the way to stop. */
export function onRealtimeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** `isRealtimeUp` for components. */
export function useRealtimeUp(): boolean {
  return useSyncExternalStore(onRealtimeChange, isRealtimeUp, () => false)
}

/** Only the socket knows. */
export function setRealtimeUp(next: boolean): void {
  if (next === isUp) return
  isUp = next
  for (const listener of listeners) listener()
}
