import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { watchEvents } from '#/analytics/track'
import { provideLocalBrand } from '#/brand/local-brand'
import * as z from '#/lib/zod'
import { mutate, serveCalls } from '../../../../tests/contract/edge'
import { fakeAppStore } from '../../../../tests/fake-app-store'
import { testBrand } from '../../../../tests/test-brand'
import { purchaseMutations, type Purchase } from '../mutations'
import { forgetPendingOrder, readPendingOrders } from '../pending-order'
import { optionWire } from '../wire'
import { finishTransactions } from './finish-transactions'

const LEARNER = 1001

const lastOrder = (learnerId: number) => readPendingOrders(learnerId)[0] ?? null
const forgetOrders = (learnerId: number) =>
  readPendingOrders(learnerId).forEach(({ orderId }) => forgetPendingOrder(learnerId, orderId))
const service = {
  id: 720,
  title: 'Three more months',
  type: 'course_subscription',
  price: 7900,
  currency: 'EUR',
  appstore_products: [{ code: 'lumen.3m' }],
}
const read = (change = {}) =>
  z.parse(optionWire, {
    id: 12,
    stream_id: 301,
    type_code: 'course_subscription',
    title: '',
    service: { ...service, ...change },
  })
const buyer = { name: '', email: '', phone: '' }
const purchase: Purchase = { learnerId: LEARNER, streamId: 301, option: read(), buyer, code: '' }

let client: QueryClient
let events: string[]
let calls: ReturnType<typeof serveCalls>
beforeEach(() => {
  provideLocalBrand(testBrand('lumen'))
  client = new QueryClient()
  forgetOrders(LEARNER)
  events = []
  watchEvents((event) => events.push(event))
  calls = serveCalls(() => ({}))
})
const buy = (change: Partial<Purchase> = {}) => mutate(client, purchaseMutations.buy(), { ...purchase, ...change })

describe('a purchase in the store', () => {
  it('orders nothing of the school, and is kept until the learner has it', async () => {
    const store = fakeAppStore()
    expect(await buy()).toBeNull()
    expect(calls).toHaveLength(0)
    expect(store).toMatchObject({ open: [], finished: ['t1'] })
    expect(lastOrder(LEARNER)).toMatchObject({
      state: 'pending',
      title: 'Three more months',
      amount: 7900,
      store: { product: 'lumen.3m', isTaken: true },
    })
    expect(events).toEqual(['begin_checkout'])
  })

  it.each([
    ['ERR_PAYMENT_CANCELLED', 'ERR_PAYMENT_CANCELLED'],
    ['ERR_PAYMENT_NOT_ALLOWED', 'ERR_PAYMENT_NOT_ALLOWED'],
    [7, 'ERR_UNKNOWN'],
  ])('that the store refuses with %s fails with %s, and nothing is kept', async (code, known) => {
    fakeAppStore().fail('buy', code)
    await expect(buy()).rejects.toMatchObject({ code: known })
    expect(lastOrder(LEARNER)).toBeNull()
  })

  it('needs a product, and a store', async () => {
    fakeAppStore()
    await expect(buy({ option: read({ appstore_products: [] }) })).rejects.toThrow('ERR_SETUP')
    globalThis.appStore = undefined
    await expect(buy()).rejects.toThrow('ERR_SETUP')
    expect(events).toEqual([])
  })

  it('that could not be finished is finished at the next start', async () => {
    const store = fakeAppStore()
    store.fail('finish', 'ERR_FINISH')
    expect(await buy()).toBeNull()
    expect(lastOrder(LEARNER)?.store?.isTaken).toBe(true)
    expect(store.open).toHaveLength(1)
    await finishTransactions(client, LEARNER)
    expect(store.finished).toEqual(['t1'])
    expect(lastOrder(LEARNER)?.store?.isTaken).toBe(true)
  })
})

describe('at the start of the app', () => {
  it('what was paid while it closed is taken up', async () => {
    const store = fakeAppStore()
    store.closeDuring()
    void buy()
    await expect.poll(() => store.open).toHaveLength(1)
    expect(lastOrder(LEARNER)?.store?.isTaken).toBe(false)
    await finishTransactions(client, LEARNER)
    expect(store.finished).toEqual(['t1'])
    expect(lastOrder(LEARNER)).toMatchObject({ title: 'Three more months', store: { isTaken: true } })
  })

  it('what was begun and never paid is forgotten', async () => {
    const store = fakeAppStore()
    store.closeDuring()
    void buy()
    await expect.poll(() => store.open).toHaveLength(1)
    store.open = []
    await finishTransactions(client, LEARNER)
    expect(lastOrder(LEARNER)).toBeNull()
  })

  it('what this device knows nothing of is finished, too', async () => {
    const store = fakeAppStore()
    store.open = [{ id: 'elsewhere', product: 'lumen.1m' }]
    await finishTransactions(client, LEARNER)
    expect(store.finished).toEqual(['elsewhere'])
    expect(lastOrder(LEARNER)).toBeNull()
  })

  it('nothing happens without a store', async () => {
    await finishTransactions(client, LEARNER)
    expect(calls).toHaveLength(0)
  })
})
