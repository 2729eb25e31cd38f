import { useSyncExternalStore } from 'react'
import { serverNow, watchClock } from '#/api/clock'

const TICK_MS = 60_000

let now = new Date(serverNow())
let timer: ReturnType<typeof setInterval> | undefined
let stopClock = () => {}
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

/** Calls back each minute, and when the device's clock proves wrong. Returns a function that stops it. */
export function onMinute(reader: () => void): () => void {
  if (readers.size === 0) {
    timer = setInterval(tick, TICK_MS)
    stopClock = watchClock(tick)
    document.addEventListener('visibilitychange', onVisible)
  }
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size > 0) return
    clearInterval(timer)
    stopClock()
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function currentMinute() {
  if (readers.size === 0 && Math.abs(serverNow() - now.getTime()) >= TICK_MS) now = new Date(serverNow())
  return now
}

/** The server's time, updated each minute, and when the device's clock proves wrong, while a component uses it: states change at midnight without a reload. */
export function useNow(): Date {
  return useSyncExternalStore(onMinute, currentMinute)
}
