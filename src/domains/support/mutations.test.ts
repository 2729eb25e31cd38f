import { expect, it } from 'vitest'

import { freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { supportMutations } from './mutations'
import { supportQueries } from './queries'

const question = { name: 'Anna', email: 'a@b.co', message: 'Hello', supportCategoryId: 10, targetId: 301 }

it.each([
  ['askAnonymously', 'tech-questions/anonymous'],
  ['ask', 'tech-questions'],
  ['askAutomatically', 'tech-questions/auto'],
] as const)('%s goes to %s', async (name, path) => {
  // Whatever the answer says: an appeal that was taken must not be offered for another sending.
  const calls = serveCalls(() => null)
  await mutate(freshClient(), supportMutations[name](), question)
  expect(calls[0]).toEqual({
    method: 'POST',
    base: 'v1',
    path,
    body: { name: 'Anna', email: 'a@b.co', message: 'Hello', support_category_id: 10, target_id: 301 },
  })
})

it('reads the topics of appeals', async () => {
  const calls = serveCalls(() => [examples.supportCategory])
  expect(await freshClient().query(supportQueries.categories())).toHaveLength(1)
  expect(calls.map(({ path }) => path)).toEqual(['support-category?sort=id'])
})
