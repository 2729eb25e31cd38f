import type { Seconds, World } from './model.ts'

/** Counts one more attempt at something that is limited in number. */
export function countTry(world: World, key: string, now: Seconds): void {
  world.attempts[key] = [...(world.attempts[key] ?? []), now]
}

/** Seconds until another attempt is allowed; 0: now. Only attempts of the last `windowS` seconds count. */
export function leftToWait(world: World, key: string, now: Seconds, most: number, windowS: number): Seconds {
  const recent = (world.attempts[key] ?? []).filter((at) => at > now - windowS && at <= now)
  world.attempts[key] = recent
  const oldest = recent.at(-most)
  return oldest === undefined ? 0 : oldest + windowS - now
}
