import { expect, it } from 'vitest'
import { inDays } from '../../../../tests/contract/made'
import { installmentProgress } from './installment-progress'

type Plan = Parameters<typeof installmentProgress>[0]
type Payment = Plan['payments'][number]

const payment = (id: number, status: Payment['status'], days: number): Payment => ({
  id,
  amount: 100,
  payAt: inDays(days),
  status,
})
const plan = (change: Partial<Plan> = {}): Plan => ({
  status: 'active',
  amount: 300,
  paidAmount: 100,
  nextPayAt: inDays(5),
  payments: [payment(1, 'paid', -30), payment(3, 'waiting', 35), payment(2, 'waiting', 5)],
  ...change,
})

it('counts what is paid and names what is due next', () => {
  expect(installmentProgress(plan())).toEqual({
    paid: 1,
    count: 3,
    paidAmount: 100,
    left: 200,
    percent: expect.closeTo(33.3, 1),
    next: { at: inDays(5), amount: 100 },
    isFailing: false,
  })
})

it.each<[string, Partial<Plan>, object]>([
  ['no sum', { amount: null }, { left: null, percent: 0 }],
  ['a sum of 0', { amount: 0, paidAmount: 0 }, { left: 0, percent: 0 }],
  ['no paid sum', { paidAmount: null }, { paidAmount: 100, left: 200 }],
  ['more paid than asked', { paidAmount: 400 }, { left: 0, percent: 100 }],
  ['less than nothing paid', { paidAmount: -10 }, { percent: 0 }],
  ['no next date', { nextPayAt: null }, { next: { at: inDays(5), amount: 100 } }],
  [
    'payments without dates',
    { nextPayAt: null, payments: [{ ...payment(1, 'waiting', 1), payAt: null }] },
    { next: { at: null, amount: 100 } },
  ],
  ['a date alone', { payments: [] }, { next: { at: inDays(5), amount: null }, count: 0 }],
  ['nothing that is due', { payments: [payment(1, 'paid', -1)], nextPayAt: null }, { next: null }],
  ['a failed payment', { payments: [payment(1, 'failed', -1)] }, { isFailing: true }],
  ['a cancelled plan', { status: 'cancelled', payments: [payment(1, 'failed', -1)] }, { next: null, isFailing: false }],
  ['an unknown status', { status: 'unknown' }, { next: null }],
])('%s', (_, change, progress) => {
  expect(installmentProgress(plan(change))).toMatchObject(progress)
})
