const MAX_PAUSE_MS = 60_000
const MAX_DOUBLINGS = 6

/** The pause before a socket's next try: 1, 2, 4 … 60 s, each up to a quarter shorter by `random` (0 to 1), so that many tabs do not return at once. */
export function socketPauseMs(failures: number, random: number): number {
  const pause = Math.min(MAX_PAUSE_MS, 1000 * 2 ** Math.min(failures, MAX_DOUBLINGS))
  return Math.round(pause * (1 - random / 4))
}
