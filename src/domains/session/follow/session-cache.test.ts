import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { dropLearnerCache } from './session-cache'

it('removes what belongs to a learner and keeps what belongs to the school', async () => {
  const client = new QueryClient()
  client.setQueryData(['account', 'user'], 'Ann')
  client.setQueryData(['site-config', 'domain'], 'The school')
  await dropLearnerCache(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['site-config', 'domain']])
})
