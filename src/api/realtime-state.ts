import { useSyncExternalStore } from 'react'

let isUp = false
const listeners = new Set<() => void>()

/** True while the socket is connected; without it, screens ask again from time to time. */
export const isRealtimeUp = (): boolean => isUp

/** Calls back at each change. Returns a function that stops it. */
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

/** Called by the socket alone. */
export function setRealtimeUp(next: boolean): void {
  if (next === isUp) return
  isUp = next
  for (const listener of listeners) listener()
}
