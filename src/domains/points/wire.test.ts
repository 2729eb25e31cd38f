import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { pointsAmountWire, scoreEntryWire, scoreRuleWire } from './wire'

it('reads the balance and the points of a rule', () => {
  expect(z.parse(pointsAmountWire, { amount: 1250 })).toEqual({ amount: 1250 })
  expect(z.parse(scoreRuleWire, examples.scoreRule)).toEqual(examples.scoreRule)
  expect(z.parse(scoreRuleWire, { id: 91, amount: null })).toEqual({ id: 91, amount: 0, title: '' })
  expect(z.safeParse(pointsAmountWire, [1250]).success).toBe(false)
})

it('reads a booking by its sign, and throws where it is no object', () => {
  const wire = { id: 44021, amount: -200, how_it_was: 'Discount', created_at: 1772625600, updated_at: 1772625600 }
  const time = new Date('2026-03-04T12:00:00Z')
  const spent = { id: 44021, type: 'debit', amount: 200, howItWas: 'Discount', createdAt: time, updatedAt: time }
  expect(z.parse(scoreEntryWire, wire)).toEqual(spent)
  expect(z.parse(scoreEntryWire, { ...wire, amount: 0 })).toMatchObject({ type: 'add', amount: 0 })
  for (const data of ['10', 10, null, undefined, [wire]])
    expect(() => z.parse(scoreEntryWire, data)).toThrow('A score must be an object')
})
