import { expect, it, test } from 'vitest'
import { coversCourse, givesAccess, lastCover } from './covers-course'

it.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])('active %s, lifetime %s: access %s', (isActive, isLifetime, access) => {
  expect(givesAccess({ isActive, isLifetime })).toBe(access)
})

const active = { isActive: true, isLifetime: false }
const over = { isActive: false, isLifetime: false }

it.each([
  ['none', [], false],
  ['one for all courses', [{ ...active, courseIds: [] }], true],
  ['one with the course', [{ ...active, courseIds: [40, 41] }], true],
  ['one without the course', [{ ...active, courseIds: [40] }], false],
  ['one that is over', [{ ...over, courseIds: [41] }], false],
  [
    'a second one that covers',
    [
      { ...over, courseIds: [] },
      { isActive: false, isLifetime: true, courseIds: [41] },
    ],
    true,
  ],
])('%s', (_name, subscriptions, covered) => {
  expect(coversCourse(subscriptions, 41)).toBe(covered)
})

const [early, late, ahead] = [new Date('2026-01-01'), new Date('2026-05-01'), new Date('2026-06-01')]
const now = new Date('2026-05-20')
const covers = (courseIds: number[], endDate: Date | null) => ({ courseIds, endDate })

test.each([
  ['none', [], null],
  ['of another course', [covers([8], late)], null],
  ['of this course', [covers([7, 8], early)], early],
  ['of every course', [covers([], early)], early],
  ['without an end', [covers([7], null)], null],
  ['of several the last', [covers([7], early), covers([7], late), covers([8], now), covers([], null)], late],
  ['that ends now', [covers([7], now)], now],
  ['not one whose end lies ahead', [covers([7], ahead)], null],
  ['of several the last that is over', [covers([7], ahead), covers([7], late)], late],
])('%s', (_, subscriptions, end) => {
  expect(lastCover(7, subscriptions, now)).toEqual(end)
})
