import { expect, it } from 'vitest'
import { courseQueries } from '#/domains/study/stream-queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { failure, freshClient, mutate, refusal, serveCalls } from '../../../tests/contract/edge'
import { catalogMutations } from './mutations'
import { catalogQueries } from './queries'

const POSITION = { id: 21, title: 'Breathing reset', is_added: false }
const OTHER = { id: 22, title: 'Slow evening', is_added: false }

/** A catalog that is shown beside the streams and subscriptions, and what the server answers to an addition. */
async function shown(answer: () => unknown, isAddedThen = false) {
  const client = freshClient()
  let isSent = false
  const calls = serveCalls(({ method, path }) => {
    if (method === 'POST') {
      isSent = true
      return answer()
    }
    return path.startsWith('catalog') ? [{ ...POSITION, is_added: isSent && isAddedThen }, OTHER] : []
  })
  await client.infiniteQuery(catalogQueries.positions())
  await Promise.all([client.query(courseQueries.streams()), client.query(subscriptionQueries.list())])
  calls.length = 0
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryState(queryKey)?.isInvalidated
  return {
    calls,
    add: () => mutate(client, catalogMutations.add(), 21),
    added: () =>
      client
        .getQueryData(catalogQueries.positions().queryKey)
        ?.pages.flatMap(({ items }) => items.filter(({ isAdded }) => isAdded).map(({ id }) => id)),
    isStale: () => [courseQueries.streams(), subscriptionQueries.list()].map(isStale),
  }
}

it('what was added is marked, and streams and subscriptions are asked for anew', async () => {
  const { calls, add, added, isStale } = await shown(() => ({ position: { ...POSITION, is_added: true } }))
  await add()
  expect(calls.map(({ method, base, path, body }) => [method, base, path, body])).toEqual([
    ['POST', 'v2', 'catalog-position/21/add-to-subscription', {}],
  ])
  expect(added()).toEqual([21])
  expect(isStale()).toEqual([true, true])
})

it('what is there already counts as added', async () => {
  const { calls, add, added } = await shown(() => failure(409))
  await add()
  expect(calls).toHaveLength(1)
  expect(added()).toEqual([21])
})

it.each([
  ['was made', true, [21]],
  ['was not made', false, []],
])('an addition whose answer got lost, and which %s, is found out', async (_what, isAddedThen, left) => {
  const { calls, add, added, isStale } = await shown(() => failure(502), isAddedThen)
  const result = await add().catch((error: unknown) => error)
  expect(result instanceof Error).toBe(!isAddedThen)
  expect(calls).toHaveLength(2)
  expect(added()).toEqual(left)
  expect(isStale()).toEqual([isAddedThen, isAddedThen])
})

it('a refusal is told, and asked for no further', async () => {
  const { calls, add, added } = await shown(() => refusal({ subscription: ['There is none.'] }))
  await expect(add()).rejects.toMatchObject({ fields: { subscription: ['There is none.'] } })
  expect(calls).toHaveLength(1)
  expect(added()).toEqual([])
})

it('an addition from elsewhere needs no catalog', async () => {
  const client = freshClient()
  serveCalls(() => ({ position: { ...POSITION, is_added: true } }))
  await mutate(client, catalogMutations.add(), 21)
  expect(client.getQueryData(catalogQueries.positions().queryKey)).toBeUndefined()
})

it('an addition without an id is not sent', async () => {
  const calls = serveCalls(() => [])
  await expect(mutate(freshClient(), catalogMutations.add(), 0)).rejects.toThrow('Id must be set')
  expect(calls).toHaveLength(0)
})
