import type { RegisteredRouter } from '@tanstack/react-router'

const NEXT_SCREENS = ['/_auth/course/$streamId/calendar/', '/_auth/course/$streamId/calendar/$dayNumber'] as const

/**
 * Preloads what the next presses are likely to open, so that they wait for data only: the calendar of a course, its day and, where it
 * can run, the player's library. The screen itself handles a failure.
 */
export async function prefetchStudy(router: RegisteredRouter): Promise<void> {
  for (const id of NEXT_SCREENS) {
    // One after the other: what the learner opens meanwhile has the network to itself.
    // oxlint-disable-next-line no-await-in-loop
    await router.loadRouteChunk(router.routesById[id])
  }
  if (globalThis.ManagedMediaSource ?? globalThis.MediaSource) await import('hls.js/light')
}
