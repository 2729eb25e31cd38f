import type { Seconds, World } from './model.ts'

export const DAY_S = 86_400
export const HOUR_S = 3600

/** The world's time in Unix seconds. */
export function worldNow(world: World, deviceMs = Date.now()): Seconds {
  return Math.floor((deviceMs + world.clockOffsetMs) / 1000)
}

/** Sets the world's clock to `ms`; it runs on from there. */
export function setClock(world: World, ms: number, deviceMs = Date.now()): void {
  world.clockOffsetMs = ms - deviceMs
}

export function moveClock(world: World, byMs: number): void {
  world.clockOffsetMs += byMs
}

/** Midnight (UTC) of the day of `now`, some days later or earlier. */
export function midnight(now: Seconds, days = 0): Seconds {
  return Math.floor(now / DAY_S) * DAY_S + days * DAY_S
}
