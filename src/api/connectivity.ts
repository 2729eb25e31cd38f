import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Tells Query from the start whether there is a connection: by itself it assumes one, and hears of changes only once a component subscribes. */
export function watchConnectivity(): void {
  onlineManager.subscribe(() => {})
  onlineManager.setOnline(navigator.onLine)
}

/** True while the device has a connection. */
export function isOnline(): boolean {
  return onlineManager.isOnline()
}

/** `isOnline` for components: follows the connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    isOnline,
    () => true,
  )
}
