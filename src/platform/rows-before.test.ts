import { afterEach, expect, it } from 'vitest'
import { keepRows, rowsBefore } from './rows-before'
import { wipeLearner } from './storage'

afterEach(() => [1, 2].forEach(wipeLearner))

it('draws five rows of a list at first, then as many as it had, and one where it had none', () => {
  expect(rowsBefore(1, 'courses')).toBe(5)
  keepRows(1, 'courses', 7)
  expect(rowsBefore(1, 'courses')).toBe(7)
  keepRows(1, 'courses', 0)
  expect(rowsBefore(1, 'courses')).toBe(1)
})

it('keeps lists and learners apart, and nothing of a learner who signed out', () => {
  keepRows(1, 'courses', 7)
  expect([rowsBefore(2, 'courses'), rowsBefore(1, 'homework.all.3')]).toEqual([5, 5])
  wipeLearner(1)
  expect(rowsBefore(1, 'courses')).toBe(5)
})
