import { expect, it } from 'vitest'

import { coversCourse, givesAccess } from './covers-course'

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
