import { expect, it } from 'vitest'

import { freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { chatMutations } from './mutations'

it.each([
  ['chat', { chatId: 0, messageId: 88012 }],
  ['message', { chatId: 201, messageId: 0 }],
])('neither rates nor marks without a %s', async (_name, place) => {
  const calls = serveCalls(() => examples.message)
  const client = freshClient()
  await expect(mutate(client, chatMutations.rate(), { ...place, rating: 4 })).rejects.toThrow('Id must be set')
  await expect(mutate(client, chatMutations.markViewed(), place)).rejects.toThrow('Id must be set')
  expect(calls).toHaveLength(0)
})
