import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { serverNow } from './clock'
import { isReachable } from './release'

/** Tells Query from the start whether there is a connection: by itself it assumes one, and hears of changes only once a component subscribes. */
export function watchConnectivity(): void {
  onlineManager.subscribe(note)
  onlineManager.setOnline(navigator.onLine)
  note(navigator.onLine)
}

/** Whether there was a connection from a moment on (epoch ms, by the server's clock). */
interface ConnectionChange {
  at: number
  isOnline: boolean
}

const MOST_CHANGES = 50
let changes: readonly ConnectionChange[] = []

function note(isNow: boolean): void {
  if (changes.at(-1)?.isOnline === isNow) return
  changes = [...changes, { at: serverNow(), isOnline: isNow }].slice(-MOST_CHANGES)
}

/** How the connection has changed since the page began, as far as the app has seen it. */
export const connectionLog = (): readonly ConnectionChange[] => changes

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
