import type { QueryClient } from '@tanstack/react-query'
import { warmApi } from '#/api/client'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { homeParts } from './home-parts'
import { courseQueries } from './queries'

/** Asks for what home cannot be drawn without; a failure belongs to the screen. */
export async function startHome(client: QueryClient): Promise<void> {
  homeParts.bring()
  // The first calls after the early answers are the course's details: their sender comes while the first answers are on their way.
  warmApi().catch(() => {})
  await Promise.allSettled([client.query(courseQueries.streams()), client.query(subscriptionQueries.list())])
}
