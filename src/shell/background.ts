import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { followKeptEntries } from '#/domains/lessons/viewing/kept-entries'
import { outboxOf } from '#/outbox/outbox'
import { OUTBOX_KINDS } from './outbox-kinds'
import { moveSharedThings } from './route-motion'

interface Background {
  client: QueryClient
  router: RegisteredRouter
  learnerId: number
}

/** Starts the motion between screens, and sends what was watched or made offline. Returns a function that stops it all. */
export function startBackground({ client, router, learnerId }: Background): () => void {
  const stops = [
    moveSharedThings(router),
    followKeptEntries(client, learnerId),
    outboxOf(client, learnerId).start(OUTBOX_KINDS),
  ]
  return () => stops.forEach((stop) => stop())
}
