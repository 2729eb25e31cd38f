import { expect, test } from 'vitest'
import { mayFreeze } from './may-freeze'
import type { StreamState } from './stream-state'

const now = new Date('2026-06-09')
const freeze = (status: 0 | 1 | 2) => ({ status, startDate: null, endDate: null })

test.each<[string, boolean, 0 | 1 | 2 | null, StreamState, boolean]>([
  ['an open course', false, null, 'open', true],
  ['its last days', false, null, 'critical', true],
  ['before the start', false, null, 'not_started', true],
  ['after a cancelled pause', false, 2, 'open', true],
  ['a demo', true, null, 'open', false],
  ['a pause lies ahead', false, 0, 'open', false],
  ['a pause is under way', false, 1, 'freeze', false],
  ['it is over', false, null, 'ended', false],
  ['its subscription is over', false, null, 'stopped', false],
])('%s', (_name, isDemo, status, state, may) => {
  const userCourseStreamFreeze = status === null ? null : freeze(status)
  expect(mayFreeze({ isDemo, endDate: null, userCourseStreamFreeze }, state, now)).toBe(may)
})

test('no day is left for a pause once the end date is past, also where a subscription keeps the course open', () => {
  const stream = { isDemo: false, userCourseStreamFreeze: null }
  expect(mayFreeze({ ...stream, endDate: new Date('2026-06-10') }, 'open', now)).toBe(true)
  expect(mayFreeze({ ...stream, endDate: now }, 'open', now)).toBe(false)
})
