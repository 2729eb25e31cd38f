import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { watchEvents } from '#/analytics/track'
import * as z from '#/lib/zod'
import { failure, mutate, refusal, type SentCall, serveCalls } from '../../../tests/contract/edge'
import { purchaseMutations, type Purchase, settleOrder } from './mutations'
import { forgetPendingOrder, keepPendingOrder, readPendingOrders } from './pending-order'
import { learnerKey, writeStored } from '#/platform/storage'
import { optionWire } from './wire'

const LEARNER = 1001

const lastOrder = (learnerId: number) => readPendingOrders(learnerId)[0] ?? null
const forgetOrders = (learnerId: number) =>
  readPendingOrders(learnerId).forEach(({ orderId }) => forgetPendingOrder(learnerId, orderId))
const service = { id: 720, title: 'Three more months', type: 'course_subscription', price: 7900, currency: 'EUR' }
const option = z.parse(optionWire, { id: 12, stream_id: 301, type_code: 'course_subscription', title: '', service })
const buyer = { name: 'Vera', email: 'vera@mail.example', phone: '+4915112345678' }
const purchase: Purchase = { learnerId: LEARNER, streamId: 301, option, buyer, code: '' }
const order = { id: 60014, status: 'pending', amount: 7900, currency: 'EUR', payment_url: 'https://pay.example/60014' }

let client: QueryClient
let events: string[]
beforeEach(() => {
  client = new QueryClient()
  forgetOrders(LEARNER)
  events = []
  watchEvents((event) => events.push(event))
})

const answers = (given: object) => (call: SentCall) => {
  if (call.path.startsWith('discount/'))
    return { code: 'SPRING10', course_service_id: 720, discount: 790, amount: 7110, currency: 'EUR' }
  return call.path.startsWith('order/') ? given : { order_id: 60014 }
}
const buy = (change: Partial<Purchase> = {}) => mutate(client, purchaseMutations.buy(), { ...purchase, ...change })

describe('a purchase', () => {
  it('checks its code first, orders, and begins the payment of what it keeps', async () => {
    const kept: unknown[] = []
    const calls = serveCalls((call) => {
      kept.push(lastOrder(LEARNER)?.state)
      return answers(order)(call)
    })
    expect(await buy({ code: 'SPRING 10/' })).toMatchObject({ paymentUrl: 'https://pay.example/60014' })
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET discount/check/code/SPRING%2010%2F/course-service/720',
      'POST extend/301/course-service/720',
      'POST order/60014?token=a.token',
    ])
    expect(calls[1]?.body).toEqual({ ...buyer, promocode: 'SPRING 10/' })
    // Without the page nothing can be paid.
    expect(kept).toEqual([undefined, undefined, undefined])
    expect(lastOrder(LEARNER)).toMatchObject({ streamId: 301, serviceId: 720, title: 'Three more months' })
    expect(events).toEqual(['begin_checkout'])
  })

  it('tells of the beginning of a payment once, though its unpaid order is sent again', async () => {
    const learnerId = 1002
    let isLost = true
    serveCalls((call) => (call.path.startsWith('order/') && isLost ? failure(502) : answers(order)(call)))
    await expect(buy({ learnerId })).rejects.toThrow('502')
    isLost = false
    await buy({ learnerId })
    forgetOrders(learnerId)
    await buy({ learnerId })
    expect(events).toEqual(['begin_checkout'])
    serveCalls((call) => (call.path.startsWith('order/') ? order : { order_id: 60015 }))
    await buy({ learnerId, courseId: 82 })
    expect(events).toEqual(['begin_checkout', 'begin_checkout'])
    expect(lastOrder(learnerId)).toMatchObject({ orderId: 60015, courseId: 82 })
  })

  it('orders nothing with a code that is refused', async () => {
    const calls = serveCalls(() => refusal({ promocode: ['There is no such code.'] }))
    await expect(buy({ code: 'X' })).rejects.toMatchObject({ fields: { promocode: ['There is no such code.'] } })
    expect(calls).toHaveLength(1)
    expect(lastOrder(LEARNER)).toBeNull()
  })

  it.each([
    ['source must be set', { streamId: 0 }],
    ['target must be set', { option: { ...option, service: { ...option.service, id: 0 } } }],
    ['ERR_SETUP', { option: { ...option, service: { ...option.service, price: null } } }],
  ])('fails with %s before anything is sent', async (message, change) => {
    const calls = serveCalls(answers(order))
    await expect(buy(change)).rejects.toThrow(message)
    expect(calls).toHaveLength(0)
  })

  it('that the stream offers no more cannot be bought here, and was not cancelled', async () => {
    serveCalls(() => failure(409))
    await expect(buy()).rejects.toThrow('ERR_SETUP')
    expect(lastOrder(LEARNER)).toBeNull()
  })

  it('needs a page to pay on', async () => {
    serveCalls(answers({ ...order, payment_url: null }))
    await expect(buy()).rejects.toThrow('ERR_PAYMENT_INVALID')
    expect(lastOrder(LEARNER)).toBeNull()
  })

  it('that costs nothing is kept before its answer, which may get lost', async () => {
    const kept: unknown[] = []
    serveCalls((call) => {
      if (call.path.startsWith('discount/'))
        return { code: 'GIFT100', course_service_id: 720, discount: 7900, amount: 0, currency: 'EUR' }
      kept.push(lastOrder(LEARNER)?.state)
      return answers({ ...order, status: 'paid', amount: 0, payment_url: null })(call)
    })
    expect(await buy({ code: 'GIFT100' })).toMatchObject({ status: 'paid', paymentUrl: null })
    expect(kept).toEqual([undefined, 'pending'])
  })
})

describe('the end of an order', () => {
  const kept = { orderId: 60014, streamId: 301, serviceId: 720, title: 'x', amount: 7900, currency: 'EUR' } as const

  it('is told once', () => {
    serveCalls(() => ({}))
    keepPendingOrder(LEARNER, { ...kept, state: 'pending' })
    settleOrder(client, LEARNER, 60014, 'paid')
    settleOrder(client, LEARNER, 60014, 'paid')
    expect(events).toEqual(['in_app_purchase'])
    expect(lastOrder(LEARNER)?.state).toBe('paid')
  })

  it.each([
    ['failed', 60014, 'failed'],
    ['paid', 60015, 'pending'],
  ] as const)('%s of order %d leaves it %s', (state, orderId, left) => {
    keepPendingOrder(LEARNER, { ...kept, state: 'pending' })
    settleOrder(client, LEARNER, orderId, state)
    expect(lastOrder(LEARNER)?.state).toBe(left)
    expect(events).toEqual([])
  })
})

describe('orders that wait for their payment', () => {
  const one = {
    orderId: 1,
    streamId: 301,
    serviceId: 720,
    title: 'x',
    amount: 7900,
    currency: 'EUR',
    state: 'pending',
  } as const
  const idsAfter = (...orders: Parameters<typeof keepPendingOrder>[1][]) => {
    for (const order of orders) keepPendingOrder(LEARNER, order)
    return readPendingOrders(LEARNER).map(({ orderId, state }) => `${orderId} ${state}`)
  }

  it('are kept beside each other, the latest first', () => {
    expect(idsAfter(one, { ...one, orderId: 2, serviceId: 721 }, { ...one, orderId: 3, streamId: 302 })).toEqual([
      '3 pending',
      '2 pending',
      '1 pending',
    ])
    settleOrder(client, LEARNER, 2, 'failed')
    expect(idsAfter()).toEqual(['3 pending', '2 failed', '1 pending'])
    forgetPendingOrder(LEARNER, 2)
    expect(idsAfter()).toEqual(['3 pending', '1 pending'])
  })

  it('give way to a new one of the same purchase, and those that have ended to any', () => {
    expect(idsAfter(one, { ...one, orderId: 2 })).toEqual(['2 pending'])
    settleOrder(client, LEARNER, 2, 'failed')
    expect(idsAfter({ ...one, orderId: 3, serviceId: 721 })).toEqual(['3 pending'])
  })

  it('are read as an earlier version has kept one', () => {
    writeStored(learnerKey(LEARNER, 'pending-order'), one)
    expect(idsAfter()).toEqual(['1 pending'])
    writeStored(learnerKey(LEARNER, 'pending-order'), [one, { orderId: 'x' }, null])
    expect(idsAfter()).toEqual(['1 pending'])
  })
})
