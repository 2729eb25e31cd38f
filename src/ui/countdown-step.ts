const SPOKEN = [60, 30, 10] as const

/** Whole seconds that are left, never below 0. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}

/** Whether a screen reader announces this second: at a minute, half a minute, ten seconds and the end only. */
export function isSpoken(seconds: number): boolean {
  return seconds === 0 || SPOKEN.some((mark) => mark === seconds)
}
