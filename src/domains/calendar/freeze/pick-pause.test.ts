import { expect, test } from 'vitest'
import { latestLast, pauseBounds, pickPause, usualPause } from './pick-pause'

const pause = { first: 20, last: 33 }

test.each([
  ['a first day begins anew', pause, 25, 'first', { first: 25, last: 25 }, 'last'],
  ['a last day ends it', { first: 25, last: 25 }, 38, 'last', { first: 25, last: 38 }, 'first'],
  ['one day', { first: 25, last: 25 }, 25, 'last', { first: 25, last: 25 }, 'first'],
  ['a last day before the first', { first: 25, last: 25 }, 24, 'last', { first: 24, last: 24 }, 'last'],
  ['nothing valid was typed', null, 25, 'last', { first: 25, last: 25 }, 'last'],
] as const)('%s', (_name, before, day, end, after, next) => {
  expect(pickPause(before, day, end)).toEqual({ pause: after, next })
})

test.each([
  ['first, until the course ends', pause, 'first', 80, { first: 10, last: 80 }],
  ['first, a course without an end', pause, 'first', null, { first: 10, last: 374 }],
  ['first, a course that ended', pause, 'first', 5, { first: 10, last: 10 }],
  ['last, the longest pause', pause, 'last', 80, { first: 10, last: 384 }],
  ['last of nothing', null, 'last', 80, { first: 10, last: 80 }],
] as const)('bounds of the %s', (_name, of, end, courseEnd, bounds) => {
  expect(pauseBounds(of, end, { today: 10, courseEnd })).toEqual(bounds)
})

test.each([
  ['from tomorrow, for a fortnight', null, { first: 11, last: 24 }],
  ['from tomorrow, the last day of the course', 11, { first: 11, last: 24 }],
  ['from today, where the course ends today', 10, { first: 10, last: 23 }],
  ['from today, where the course is over', 5, { first: 10, last: 23 }],
])('the proposal is %s', (_name, courseEnd, pause) => {
  expect(usualPause({ today: 10, courseEnd })).toEqual(pause)
})

test.each([
  ['of a pause from today', 10, 374],
  ['of a pause from a later day', 60, 424],
  ['where no first day is chosen', null, 374],
])('the latest last day %s', (_name, first, last) => {
  expect(latestLast(first, 10)).toBe(last)
})
