import { expect, it } from 'vitest'
import { failure, freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { paymentMutations } from './mutations'
import { paymentQueries } from './queries'

const card = examples.paymentMethod
const shown = (client: ReturnType<typeof freshClient>) =>
  client.getQueryData(paymentQueries.methods().queryKey)?.map(({ id }) => id)

it('reads the saved ways to pay on v2, and removes one on v1', async () => {
  const client = freshClient()
  const calls = serveCalls(({ method }) => (method === 'GET' ? [card, { ...card, id: 78 }] : null))
  await client.query(paymentQueries.methods())
  await mutate(client, paymentMutations.removeMethod(), 77)
  expect(calls.map(({ method, base, path }) => `${method} ${base} ${path}`)).toEqual([
    'GET v2 user-payment-method',
    'DELETE v1 user-payment-method/77',
  ])
  expect(shown(client)).toEqual([78])
})

it.each([404, 502])('takes one that is gone for removed after %s', async (status) => {
  serveCalls(({ method }) => (method === 'GET' ? [] : failure(status)))
  await expect(mutate(freshClient(), paymentMutations.removeMethod(), 77)).resolves.toMatchObject({ found: [] })
})

it.each([403, 409])('keeps one that the server keeps (%s)', async (status) => {
  const client = freshClient()
  serveCalls(({ method }) => (method === 'GET' ? [card] : failure(status)))
  await expect(mutate(client, paymentMutations.removeMethod(), 77)).rejects.toThrow(String(status))
  expect(shown(client) ?? [77]).toEqual([77])
})

it('reads what is paid for in parts, all and one', async () => {
  const calls = serveCalls(({ path }) => (path === 'installment' ? [examples.installment] : examples.installment))
  const client = freshClient()
  const [one] = await client.query(paymentQueries.installments())
  expect(one).toEqual(await client.query(paymentQueries.installment(410)))
  expect(one).toMatchObject({
    id: 410,
    status: 'active',
    amount: 300_000,
    paidAmount: 100_000,
    payments: [{ status: 'paid' }, { payAt: new Date(1_774_990_800_000), status: 'waiting' }],
  })
  expect(calls.map(({ path }) => path)).toEqual(['installment', 'installment/410'])
  await expect(client.query(paymentQueries.installment(0))).rejects.toThrow('Id must be set')
})
