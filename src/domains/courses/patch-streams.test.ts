import { expect, it } from 'vitest'

import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { freshClient, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { refreshStream } from './patch-streams'
import { courseQueries } from './queries'

it.each([
  [true, 'with the subscriptions it stays open by'],
  [false, 'without subscriptions, where they do not open it'],
])('refreshes a stream (by subscription: %s) %s', async (isBySubscription) => {
  const client = freshClient()
  serveCalls(({ path }) =>
    path.includes('subscription')
      ? [examples.subscription]
      : [examples.stream, { ...examples.stream, id: 302, is_optional_purchase: isBySubscription }],
  )
  await Promise.all([client.query(courseQueries.streams()), client.query(subscriptionQueries.list())])

  refreshStream(client, 302)

  expect(client.getQueryState(courseQueries.streams().queryKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(subscriptionQueries.list().queryKey)?.isInvalidated).toBe(isBySubscription)
})
