/** Below this the clocks agree: the header counts whole seconds and the answer travels. */
const TOLERANCE_MS = 3000

let skewMs = 0

/** Learns from the `Date` header how far this device's clock is off. */
export function noteServerDate(header: string | null, receivedAt: number): void {
  const serverTime = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - receivedAt
  if (Math.abs(difference - skewMs) > TOLERANCE_MS) skewMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}

/** The server's time now, in milliseconds: what every business state is computed from. */
export function serverNow(): number {
  return Date.now() + skewMs
}
