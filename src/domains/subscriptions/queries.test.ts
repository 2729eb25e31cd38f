import { expect, it } from 'vitest'

import { freshClient, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { subscriptionQueries } from './queries'

it('reads the subscriptions that can be read', async () => {
  const calls = serveCalls(() => [examples.subscription, { id: 'broken' }])
  expect(await freshClient().query(subscriptionQueries.list())).toHaveLength(1)
  expect(calls.map(({ path }) => path)).toEqual(['payment-subscription'])
})
