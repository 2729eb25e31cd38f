import { expect, it } from 'vitest'
import { freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import { accountMutations } from './mutations'

it('a network without an id is not unlinked', async () => {
  const calls = serveCalls(() => [])
  await expect(mutate(freshClient(), accountMutations.unlinkNetwork(), 0)).rejects.toThrow('Id must be set')
  expect(calls).toHaveLength(0)
})
