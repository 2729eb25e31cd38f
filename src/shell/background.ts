import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { readToken, watchOwnToken } from '#/api/token-store'
import type { User } from '#/domains/account/model'
import { USER_KEY } from '#/domains/account/user-key'
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
  const send = () => outboxOf(client, learnerId).start(OUTBOX_KINDS)
  const stops = [
    moveSharedThings(router),
    followKeptEntries(client, learnerId),
    send(),
    // The sender ends with its token; the next one of the same learner goes on.
    watchOwnToken(() => {
      if (readToken() !== null && client.getQueryData<User>(USER_KEY)?.id === learnerId) send()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
