import { DAY_MS } from '#/lib/dates'
import type { AppUnderTest } from './render-app'

/** Brings the time of all screens up to date. The event reaches only what keeps the time, not what refetches stale answers. */
export function lookAtClock(): void {
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Lets days pass in the world, and the app know of it. */
export async function passDays({ world, client }: AppUnderTest, days: number): Promise<void> {
  world.advance(days * DAY_MS)
  // Any answer tells the time.
  await client.refetchQueries({ queryKey: ['points'] })
  lookAtClock()
}
