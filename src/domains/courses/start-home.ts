import type { QueryClient } from '@tanstack/react-query'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { homeParts } from './home-parts'
import { courseQueries } from './queries'

/** Asks for what home cannot be drawn without; a failure belongs to the screen. */
export async function startHome(client: QueryClient): Promise<void> {
  homeParts.bring()
  await Promise.allSettled([client.query(courseQueries.streams()), client.query(subscriptionQueries.list())])
}
