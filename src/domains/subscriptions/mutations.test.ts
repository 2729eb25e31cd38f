import { expect, it } from 'vitest'

import { failure, freshClient, mutate, refusal, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { subscriptionMutations } from './mutations'
import { subscriptionQueries } from './queries'

const cancelled = { ...examples.subscription, status: 'cancelled', next_pay_at: null, is_active_status: false }
const asked = { id: 3301, reasonType: 5, reason: '' }

async function loaded() {
  const client = freshClient()
  serveCalls(() => [{ ...examples.subscription, id: 1 }, examples.subscription])
  await client.query(subscriptionQueries.list())
  const shown = () =>
    client.getQueryData(subscriptionQueries.list().queryKey)?.map(({ id, status }) => `${id} ${status}`)
  return { client, shown }
}

it('cancels with a reason, and shows the answer in the list', async () => {
  const { client, shown } = await loaded()
  const calls = serveCalls(() => ({ subscription: cancelled, redirectUrl: null }))
  await mutate(client, subscriptionMutations.cancel(), asked)
  await mutate(client, subscriptionMutations.cancel(), { ...asked, reason: 'Exams, all summer' })
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', 'payment-subscriptions/cancel?id=3301', { reason_type: 5 }],
    ['POST', 'payment-subscriptions/cancel?id=3301', { reason_type: 5, reason: 'Exams, all summer' }],
  ])
  expect(shown()).toEqual(['1 active', '3301 cancelled'])
})

it.each([
  ['cancelled already', 'cancelled', 'done'],
  ['ended meanwhile', 'ended', 'failed'],
])('shows the true state of one that was %s', async (_, status, outcome) => {
  const { client, shown } = await loaded()
  const calls = serveCalls(({ method }) => (method === 'POST' ? failure(409) : { ...examples.subscription, status }))
  const result = mutate(client, subscriptionMutations.cancel(), asked).then(
    () => 'done',
    () => 'failed',
  )
  expect(await result).toBe(outcome)
  expect(shown()).toEqual(['1 active', `3301 ${status}`])
  expect(calls.map(({ path }) => path)).toEqual(['payment-subscriptions/cancel?id=3301', 'payment-subscriptions/3301'])
})

it.each([
  ['may not', failure(403)],
  ['is refused', refusal({ reason: ['Too short'] })],
])('asks for the list again where the learner %s', async (_, answer) => {
  const { client } = await loaded()
  serveCalls(() => answer.clone())
  await expect(mutate(client, subscriptionMutations.cancel(), asked)).rejects.toThrow(/POST .*cancel/)
  expect(client.getQueryState(subscriptionQueries.list().queryKey)?.isInvalidated).toBe(true)
})

it('resumes, with an empty body', async () => {
  const { client, shown } = await loaded()
  const answer = { subscription: examples.subscription, redirectUrl: 'https://pay.example/again' }
  const calls = serveCalls(() => answer)
  const result = await mutate(client, subscriptionMutations.resume(), { id: 3301 })
  expect(result).toMatchObject({ answer: { redirectUrl: 'https://pay.example/again' } })
  expect(calls[0]).toMatchObject({ path: 'payment-subscriptions/resume?id=3301', body: {} })
  expect(shown()).toEqual(['1 active', '3301 active'])
})

it.each(['active', 'trial'])('takes one that is %s for resumed after a lost answer', async (status) => {
  const { client } = await loaded()
  serveCalls(({ method }) => (method === 'POST' ? failure(502) : { ...examples.subscription, status }))
  await expect(mutate(client, subscriptionMutations.resume(), { id: 3301 })).resolves.toMatchObject({
    found: { status },
  })
})

it('never sends without an id', async () => {
  serveCalls(() => null)
  await expect(mutate(freshClient(), subscriptionMutations.resume(), { id: 0 })).rejects.toThrow('Id must be set')
})
