import { DAY_MS } from '#/lib/dates'

/** The last time that the offer of the app was closed. */
export interface Closing {
  /** Milliseconds of the device's clock. */
  at: number
  /** Goes 0, 1, 2 and begins again. */
  count: number
}

const COUNTS = 3
/** From this count on the pause is the longer one. */
const OFTEN = 2

/** Whether the offer may be shown again: after more than a day, or more than three once it was closed twice. */
export function isOfferDue(last: Closing | null, now: number): boolean {
  // A time to come was noted by a clock that has been put right since.
  if (!last || last.at > now) return true
  return now - last.at > (last.count >= OFTEN ? 3 : 1) * DAY_MS
}

/** What is noted when the offer is closed. */
export function nextClosing(last: Closing | null, now: number): Closing {
  return { at: now, count: ((last?.count ?? 0) + 1) % COUNTS }
}
