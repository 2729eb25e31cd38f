import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isReachable } from './release'

/** Tells Query from the start whether there is a connection: by itself it assumes one, and hears of changes only once a component subscribes. */
export function watchConnectivity(): void {
  onlineManager.subscribe(() => {})
  onlineManager.setOnline(navigator.onLine)
}

/** True while the device has a connection. */
export function isOnline(): boolean {
  return onlineManager.isOnline()
}

/** An answer has come: there is a connection, whatever the browser says (behind some VPNs it says that there is none). */
export function noteAnswer(): void {
  if (!isOnline()) onlineManager.setOnline(true)
}

/** Whether there is a connection after all, whatever the browser has said of it: if so, the app counts as online from then on. */
export async function lookForConnection(): Promise<boolean> {
  const isFound = await isReachable()
  if (isFound) onlineManager.setOnline(true)
  return isFound
}

/** `isOnline` for components: follows the connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    isOnline,
    () => true,
  )
}
