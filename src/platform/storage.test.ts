import { afterEach, expect, it } from 'vitest'
import { rememberedRowCount, rememberRowCount, wipeLearner } from './storage'

afterEach(() => [1, 2].forEach(wipeLearner))

it('draws five rows of a list at first, then as many as it had, and one where it had none', () => {
  expect(rememberedRowCount(1, 'courses')).toBe(5)
  rememberRowCount(1, 'courses', 7)
  expect(rememberedRowCount(1, 'courses')).toBe(7)
  rememberRowCount(1, 'courses', 0)
  expect(rememberedRowCount(1, 'courses')).toBe(1)
})

it('keeps lists and learners apart, and nothing of a learner who signed out', () => {
  rememberRowCount(1, 'courses', 7)
  expect([rememberedRowCount(2, 'courses'), rememberedRowCount(1, 'homework.all.3')]).toEqual([5, 5])
  wipeLearner(1)
  expect(rememberedRowCount(1, 'courses')).toBe(5)
})
