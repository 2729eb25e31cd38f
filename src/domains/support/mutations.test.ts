import { expect, it } from 'vitest'

import { pointQueries } from '#/domains/points/queries'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import { freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { sendStatistic } from '../lessons/mutations'
import { supportMutations } from './mutations'
import { supportQueries } from './queries'

const question = { name: 'Anna', email: 'a@b.co', message: 'Hello', supportCategoryId: 10, targetId: 301 }

it.each([
  ['askAnonymously', 'tech-questions/anonymous'],
  ['ask', 'tech-questions'],
  ['askAutomatically', 'tech-questions/auto'],
] as const)('%s goes to %s', async (name, path) => {
  const calls = serveCalls(() => ({ id: 93001, created_at: 1772712000 }))
  const sent = await mutate(freshClient(), supportMutations[name](), question)
  expect(sent.id).toBe(93001)
  expect(calls[0]).toEqual({
    method: 'POST',
    base: 'v1',
    path,
    body: { name: 'Anna', email: 'a@b.co', message: 'Hello', support_category_id: 10, target_id: 301 },
  })
})

it('reads topics, the balance and subscriptions, each from its place', async () => {
  const calls = serveCalls(({ path }) => {
    if (path.startsWith('support')) return [examples.supportCategory]
    return path.startsWith('user-score') ? { amount: 1250 } : [examples.subscription, { id: 'broken' }]
  })
  const client = freshClient()
  expect(await client.query(supportQueries.categories())).toHaveLength(1)
  expect(await client.query(pointQueries.amount())).toBe(1250)
  expect(await client.query(subscriptionQueries.list())).toHaveLength(1)
  expect(calls.map(({ path }) => path)).toEqual([
    'support-category?sort=id',
    'user-score/amount',
    'payment-subscription',
  ])
})

it('sends a statistic as increments', async () => {
  const calls = serveCalls(() => examples.lessonStatistic)
  const entry = { streamId: 301, dayId: 504, lessonId: 811, viewedSeconds: 5, playCount: 1, dayStatus: null }
  await sendStatistic(entry, { leaving: true })
  expect(calls).toEqual([{ method: 'POST', base: 'v1', path: 'save-lesson-stat', body: entry }])
})
