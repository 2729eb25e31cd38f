/** Before this the connection's speed cannot be estimated. */
const FIRST_GUESS_MS = 1500

/** Seconds until an upload is complete at its speed so far; null while that is not known. */
export function uploadSecondsLeft(elapsedMs: number, sent: number, total: number): number | null {
  if (elapsedMs < FIRST_GUESS_MS || sent <= 0 || sent >= total) return null
  return Math.ceil(((total - sent) * elapsedMs) / sent / 1000)
}
