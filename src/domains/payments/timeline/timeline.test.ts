import { describe, expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { streamWire } from '#/domains/study/stream-wire'
import { subscriptionWire } from '#/domains/subscriptions/wire'
import { installmentWire } from '../wire'
import { dueSoon, timeline } from './timeline'

const NOW = new Date('2026-06-09T10:00:00Z')
const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000
const sub = (change: object) =>
  z.parse(subscriptionWire, {
    id: 3301,
    title: 'Monthly',
    status: 'active',
    is_active: true,
    is_active_status: true,
    recurrent_payments_enabled: true,
    next_pay_at: at('2026-06-20'),
    end_date: at('2026-06-20'),
    period: 'month',
    interval: 1,
    amount: 2990,
    currency: 'EUR',
    ...change,
  })
const plan = (change: object) =>
  z.parse(installmentWire, { id: 410, title: 'In parts', status: 'active', currency: 'EUR', payments: [], ...change })
const payment = (id: number, status: string, date: string | null) => ({
  id,
  status,
  amount: 1000,
  pay_at: date && at(date),
})
const stream = (change: object) =>
  z.parse(streamWire, { id: 301, course_id: 41, start_date: at('2026-05-01'), end_date: at('2026-07-01'), ...change })

function tell(sources: {
  subscriptions?: object[]
  plans?: object[]
  streams?: object[]
  clubs?: Parameters<typeof timeline>[0]['clubs']
}) {
  const { toCome, past } = timeline(
    {
      subscriptions: (sources.subscriptions ?? []).map(sub),
      plans: (sources.plans ?? []).map(plan),
      streams: (sources.streams ?? []).map(stream),
      clubs: sources.clubs ?? [],
    },
    NOW,
  )
  const line = ({ key, at: date, kind }: (typeof toCome)[number]) => `${date.toISOString().slice(0, 10)} ${key} ${kind}`
  return { toCome: toCome.map(line), past: past.map(line) }
}

describe('a subscription', () => {
  it.each<[string, object, { toCome?: string[]; past?: string[] }]>([
    ['its next payment', {}, { toCome: ['2026-06-20 subscription-3301 due'] }],
    [
      'its repetitions within 30 days',
      { period: 'week' },
      {
        toCome: [
          '2026-06-20 subscription-3301 due',
          '2026-06-27 subscription-3301-2 due',
          '2026-07-04 subscription-3301-3 due',
        ],
      },
    ],
    [
      'an overdue payment, and the next one, on the last day of a shorter month',
      { next_pay_at: at('2026-05-31') },
      { toCome: ['2026-05-31 subscription-3301 overdue', '2026-06-30 subscription-3301-2 due'] },
    ],
    [
      'an overdue payment, without what should have come since',
      { next_pay_at: at('2026-05-26'), period: 'week', interval: 2 },
      {
        toCome: [
          '2026-05-26 subscription-3301 overdue',
          '2026-06-23 subscription-3301-2 due',
          '2026-07-07 subscription-3301-3 due',
        ],
      },
    ],
    ['one that is taken each year', { period: 'year' }, { toCome: ['2026-06-20 subscription-3301 due'] }],
    [
      'days',
      { period: 'day', interval: 15 },
      { toCome: ['2026-06-20 subscription-3301 due', '2026-07-05 subscription-3301-2 due'] },
    ],
    [
      'nothing more than the next one where it does not go on by itself',
      { period: 'day', recurrent_payments_enabled: false },
      { toCome: ['2026-06-20 subscription-3301 due'] },
    ],
    ['no period', { period: null }, { toCome: ['2026-06-20 subscription-3301 due'] }],
    ['an unknown period', { period: 'decade' }, { toCome: ['2026-06-20 subscription-3301 due'] }],
    ['no interval', { interval: 0 }, { toCome: ['2026-06-20 subscription-3301 due'] }],
    ['its end once it is cancelled', { status: 'cancelled' }, { toCome: ['2026-06-20 subscription-3301 access-end'] }],
    [
      'its end in the past',
      { status: 'ended', is_active: false, end_date: at('2026-06-01') },
      { past: ['2026-06-01 subscription-3301 access-end'] },
    ],
    ['nothing without a date', { status: 'cancelled', end_date: null }, {}],
    ['nothing for one for life', { is_lifetime: true }, {}],
    ['nothing of the mobile app', { course_service_type: 'mobile_subscription' }, {}],
  ])('tells %s', (_name, change, told) => {
    expect(tell({ subscriptions: [change] })).toEqual({ toCome: [], past: [], ...told })
  })
})

describe('a plan', () => {
  const payments = [
    payment(1, 'paid', '2026-05-01'),
    payment(2, 'waiting', '2026-06-01'),
    payment(3, 'waiting', '2026-07-01'),
    payment(4, 'waiting', null),
    payment(5, 'paid', null),
    payment(6, 'refunded', '2026-05-02'),
  ]
  it.each<[string, object, { toCome?: string[]; past?: string[] }]>([
    [
      'its payments, overdue ones first',
      { payments },
      {
        toCome: ['2026-06-01 payment-2 overdue', '2026-07-01 payment-3 due'],
        past: ['2026-05-01 payment-1 paid'],
      },
    ],
    [
      'when it is taken, if the plan says otherwise',
      { payments: [payment(2, 'failed', '2026-06-01')], next_pay_at: at('2026-06-12') },
      { toCome: ['2026-06-12 payment-2 due'] },
    ],
    [
      'what did not come through',
      { payments: [payment(2, 'failed', '2026-06-01')] },
      { toCome: ['2026-06-01 payment-2 failed'] },
    ],
    [
      'only what was paid, once it is cancelled',
      { payments, status: 'cancelled' },
      { past: ['2026-05-01 payment-1 paid'] },
    ],
    [
      'what is next without a list of payments',
      { next_pay_at: at('2026-06-12') },
      { toCome: ['2026-06-12 plan-410 due'] },
    ],
    ['that this is overdue', { next_pay_at: at('2026-06-02') }, { toCome: ['2026-06-02 plan-410 overdue'] }],
  ])('tells %s', (_name, change, told) => {
    expect(tell({ plans: [change] })).toEqual({ toCome: [], past: [], ...told })
  })
})

describe('a course', () => {
  const freeze = { status: 1, start_date: at('2026-06-01'), end_date: at('2026-06-15') }
  it.each<[string, object, { toCome?: string[]; past?: string[] }]>([
    ['its end', {}, { toCome: ['2026-07-01 stream-301-end course-end'] }],
    ['that it has ended', { end_date: at('2026-06-01') }, { past: ['2026-06-01 stream-301-end course-end'] }],
    ['nothing without an end', { end_date: null }, {}],
    ['nothing where a subscription decides', { is_optional_purchase: true }, {}],
    [
      'its pause',
      { user_course_stream_freeze: freeze },
      {
        toCome: ['2026-06-15 stream-301-pause-end pause-end', '2026-07-01 stream-301-end course-end'],
        past: ['2026-06-01 stream-301-pause pause-start'],
      },
    ],
    [
      'no pause that was cancelled',
      { user_course_stream_freeze: { ...freeze, status: 2 } },
      { toCome: ['2026-07-01 stream-301-end course-end'] },
    ],
  ])('tells %s', (_name, change, told) => {
    expect(tell({ streams: [change] })).toEqual({ toCome: [], past: [], ...told })
  })
})

it('tells when the club ends, if it does', () => {
  const own = { id: 15, communityId: 5, startDate: new Date('2026-05-01'), isOptionalPurchase: false }
  const club = (id: number, endDate: Date | null | undefined) => ({
    id,
    title: 'Club',
    userCommunity: endDate === undefined ? null : { ...own, endDate },
  })
  const notBegun = {
    ...club(8, null),
    userCommunity: { ...own, startDate: new Date('2026-06-20'), endDate: new Date('2026-07-20') },
  }
  const clubs = [club(5, new Date('2026-07-01')), club(6, null), club(7, undefined), notBegun]
  expect(tell({ clubs })).toEqual({ toCome: ['2026-07-01 club-5 club-end'], past: [] })
})

it('the nearest dates come first, on both sides of today', () => {
  const told = tell({
    plans: [{ payments: [payment(1, 'paid', '2026-05-01'), payment(2, 'paid', '2026-06-01')] }],
    subscriptions: [{ next_pay_at: at('2026-07-01') }],
    streams: [{}, { id: 302, end_date: at('2026-06-10') }],
  })
  expect(told.toCome).toEqual([
    '2026-06-10 stream-302-end course-end',
    '2026-07-01 stream-301-end course-end',
    '2026-07-01 subscription-3301 due',
  ])
  expect(told.past).toEqual(['2026-06-01 payment-2 paid', '2026-05-01 payment-1 paid'])
})

it('what is due within 30 days is added up by currency; what has no sum is counted', () => {
  const { toCome } = timeline(
    {
      subscriptions: [sub({}), sub({ id: 2, amount: 0 }), sub({ id: 3, next_pay_at: at('2026-07-10') })],
      plans: [
        plan({ payments: [payment(1, 'paid', '2026-06-12'), payment(2, 'failed', '2026-06-01')] }),
        plan({ id: 411, currency: 'RUB', payments: [payment(3, 'waiting', '2026-07-09')] }),
        plan({ id: 412, next_pay_at: at('2026-06-12') }),
        plan({ id: 413, currency: null, payments: [payment(4, 'waiting', '2026-06-12')] }),
      ],
      streams: [stream({})],
      clubs: [],
    },
    NOW,
  )
  expect(dueSoon(toCome, NOW)).toEqual({
    sums: [
      { currency: 'EUR', amount: 3990 },
      { currency: 'RUB', amount: 1000 },
    ],
    unknown: 2,
  })
})
