import { useSyncExternalStore } from 'react'
import { serverNow } from '#/api/clock'

const TICK_MS = 60_000

let now = new Date(serverNow())
let timer: ReturnType<typeof setInterval> | undefined
const readers = new Set<() => void>()

/** Brings the time of all screens up to date. */
export function tick() {
  now = new Date(serverNow())
  for (const reader of readers) reader()
}

/** After a sleep a tab wakes up with the right day. */
function onVisible() {
  if (document.visibilityState === 'visible') tick()
}

function subscribe(reader: () => void) {
  if (readers.size === 0) {
    timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', onVisible)
  }
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function currentMinute() {
  if (readers.size === 0 && Math.abs(serverNow() - now.getTime()) >= TICK_MS) now = new Date(serverNow())
  return now
}

/** The server's time, updated each minute while a component uses it: states change at midnight without a reload. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, currentMinute)
}
