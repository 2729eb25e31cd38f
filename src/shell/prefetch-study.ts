import type { RegisteredRouter } from '@tanstack/react-router'

const NEXT_SCREENS = ['/_auth/course/$streamId/calendar/', '/_auth/course/$streamId/calendar/$dayNumber'] as const

/**
 * Brings what the next presses probably open, so that only their data are waited for: a course's calendar, its day, and the
 * player's library where it can run. A failure waits for the screen itself.
 */
export async function prefetchStudy(router: RegisteredRouter): Promise<void> {
  for (const id of NEXT_SCREENS) {
    // One after the other: what the learner opens meanwhile has the line to itself.
    // oxlint-disable-next-line no-await-in-loop
    await router.loadRouteChunk(router.routesById[id])
  }
  if (globalThis.ManagedMediaSource ?? globalThis.MediaSource) await import('hls.js/light')
}
