import { expect, test } from 'vitest'
import { sharedName } from './shared-name'

test.each([
  ['/home', '/course/301/calendar', 'course-301'],
  ['/courses', '/course/301/calendar', 'course-301'],
  ['/course/301/calendar', '/home', 'course-301'],
  ['/course/301/calendar', '/course/301/calendar/12', 'day-12'],
  ['/course/301/calendar/12', '/course/301/calendar', 'day-12'],
  ['/course/302/calendar', '/course/301/calendar/12', null],
  ['/course/301/calendar/11', '/course/301/calendar/12', null],
  ['/course/301/calendar', '/course/301/calendar', null],
  ['/home', '/course/301/calendar/12', null],
  ['/home', '/courses', null],
  ['/homework', '/course/301/calendar', null],
])('%s to %s share %s', (from, to, name) => {
  expect(sharedName(from, to)).toBe(name)
})
