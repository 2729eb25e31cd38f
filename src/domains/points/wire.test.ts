import { expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { pointsAmountWire, scoreRuleWire } from './wire'

it('reads the balance and the points of a rule', () => {
  expect(z.parse(pointsAmountWire, { amount: 1250 })).toEqual({ amount: 1250 })
  expect(z.parse(scoreRuleWire, examples.scoreRule)).toEqual(examples.scoreRule)
  expect(z.parse(scoreRuleWire, { id: 91, amount: null })).toEqual({ id: 91, amount: 0, title: '' })
  expect(z.safeParse(pointsAmountWire, [1250]).success).toBe(false)
})
