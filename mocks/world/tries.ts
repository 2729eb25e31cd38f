import type { Seconds, World } from './model.ts'

/** Remembers one more try of what is limited in number. */
export function countTry(world: World, key: string, now: Seconds): void {
  world.attempts[key] = [...(world.attempts[key] ?? []), now]
}

/** Seconds until another try is allowed; 0: now. Only tries of the last `windowS` count. */
export function leftToWait(world: World, key: string, now: Seconds, most: number, windowS: number): Seconds {
  const recent = (world.attempts[key] ?? []).filter((at) => at > now - windowS && at <= now)
  world.attempts[key] = recent
  const oldest = recent.at(-most)
  return oldest === undefined ? 0 : oldest + windowS - now
}
