import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { inDays, NOW } from '../../../tests/contract/made'
import { duePayments } from './due-payments'
import type { Installment } from './model'
import { installmentWire } from './wire'

const plan = (change: Partial<Installment>): Installment => ({
  ...z.parse(installmentWire, examples.installment),
  ...change,
})
const due = (change: Partial<Installment>) => duePayments([plan(change)], NOW, 'UTC')
const failed = [{ id: 1, amount: 500, payAt: inDays(-2), status: 'failed' as const }]

it('names what is due today, or has been', () => {
  const row = { id: 410, title: 'Strong Back, three parts', amount: 100000, currency: 'RUB', isFailing: false }
  expect(due({ nextPayAt: inDays(0.4) })).toEqual([row])
  expect(due({ nextPayAt: inDays(-3) })).toEqual([row])
})

it.each<[string, Partial<Installment>]>([
  ['tomorrow', { nextPayAt: inDays(1) }],
  ['a plan that is paid', { nextPayAt: inDays(0), status: 'paid' }],
  ['one without a date', { nextPayAt: null, payments: [] }],
])('leaves out %s', (_, change) => {
  expect(due(change)).toEqual([])
})

it('names a payment that did not come through, whenever it is due', () => {
  expect(due({ nextPayAt: inDays(9), payments: failed }).map(({ amount, isFailing }) => [amount, isFailing])).toEqual([
    [500, true],
  ])
})

it('does not know an amount that the plan does not tell', () => {
  expect(due({ nextPayAt: inDays(0), payments: [] })[0]?.amount).toBeNull()
})
