import { expect, it } from 'vitest'
import { isReviewLate } from './review-time'

const NOW = new Date('2026-06-09T10:00:00Z')

it.each([
  ['UPLOADED', '2026-06-06T10:00:00Z', true],
  ['UPLOADED', '2026-06-06T10:00:01Z', false],
  ['UPLOADED', '2026-06-10T10:00:00Z', false],
  ['UPLOADED', null, false],
  ['DONE', '2026-05-01T10:00:00Z', false],
  ['FAIL', '2026-05-01T10:00:00Z', false],
  ['NOT_UPLOADED', '2026-05-01T10:00:00Z', false],
] as const)('%s since %s: %s', (state, at, isLate) => {
  expect(isReviewLate({ state, row: { status: { updatedAt: at && new Date(at) } } }, NOW)).toBe(isLate)
})
