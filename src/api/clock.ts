/** Clocks this close count as equal: the header has whole seconds, and the answer takes time to travel. */
export const TOLERANCE_MS = 3000

let skewMs = 0

/** Learns from the `Date` header how far this device's clock is off; `receivedAt` is in epoch milliseconds. */
export function noteServerDate(header: string | null, receivedAt: number): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - receivedAt
  if (Math.abs(difference - skewMs) > TOLERANCE_MS) skewMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}

/** The server's time now, in epoch milliseconds; every business state is computed from it. */
export function serverNow(): number {
  return Date.now() + skewMs
}
