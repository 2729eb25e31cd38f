import { expect, it } from 'vitest'
import { pointsOf } from './points-of'

it('adds up the points of all rules', () => {
  expect(pointsOf([])).toBe(0)
  expect(pointsOf([{ amount: 40 }, { amount: 25 }])).toBe(65)
})
