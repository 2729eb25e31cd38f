import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { followKeptEntries } from '#/domains/lessons/viewing/kept-entries'
import { moveSharedThings } from './route-motion'

interface Background {
  client: QueryClient
  router: RegisteredRouter
  learnerId: number
}

/** Starts the motion between screens, and sends what was watched offline. Returns a function that stops both. */
export function startBackground({ client, router, learnerId }: Background): () => void {
  const stops = [moveSharedThings(router), followKeptEntries(client, learnerId)]
  return () => stops.forEach((stop) => stop())
}
