import { observable } from '#/lib/observable'
import { readRaw } from '#/platform/storage'

/** Clocks this close count as equal: the header has whole seconds, and the answer takes time to travel. */
export const TOLERANCE_MS = 3000

/** The key under which a page that may start without a server finds the skew of the page before (`followOffline`). */
export const SKEW_KEY = 'clock-skew'

/** How far the server's clock is ahead of the device's. */
const skewMs = observable(keptSkew())

/** The server's time at 0 of `performance.now()`, by its last answer. */
let originMs = Number.NEGATIVE_INFINITY

function keptSkew(): number {
  const kept = readRaw(SKEW_KEY)
  return typeof kept === 'number' ? kept : 0
}

/** How far the server's clock is ahead of the device's, in ms; 0: it agrees, or nothing is known. */
export const clockSkew = skewMs.read

/** Calls back when the device's clock turns out to be another than thought, since it was wrong from the start or has been changed. */
export const watchClock = skewMs.watch

/** Learns from the `Date` header how far this device's clock is off; `receivedAt` is in epoch milliseconds. */
export function noteServerDate(header: string | null, receivedAt: number): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - receivedAt
  const known = skewMs.read()
  const skew = Math.abs(difference) > TOLERANCE_MS ? difference : 0
  const isKnown = Math.abs(difference - known) <= TOLERANCE_MS
  originMs = Date.now() + (isKnown ? known : skew) - performance.now()
  if (!isKnown) skewMs.set(skew)
}

/**
 * The server's time now, in epoch milliseconds; every business state is computed from it. A device's clock that is set back does not take
 * it back: no less has passed than `performance.now()` counts, which may stand still only while the device sleeps.
 */
export function serverNow(): number {
  return Math.max(Date.now() + skewMs.read(), Math.floor(originMs + performance.now()))
}
