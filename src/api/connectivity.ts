import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Tells Query the truth from the start on: by itself it takes every start for an online one, and hears of changes once it is drawn. */
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
