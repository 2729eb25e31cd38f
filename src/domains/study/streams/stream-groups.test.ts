import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import { inDays, makeStream } from '../../../../tests/contract/made'
import { courseWire } from '../stream-wire'
import { continueLearning, lookBackOn } from './continue-learning'
import { demoServiceOf, streamGroups, visibleStreams } from './stream-groups'
import type { StreamState } from './stream-state'

const course = z.parse(courseWire, examples.course)

const of = (id: number, state: StreamState, progress = 14, startedDaysAgo = 3) => ({
  state,
  stream: makeStream({
    id,
    course,
    startDate: inDays(-startedDaysAgo),
    progress: { daysCount: 21, completeDaysCount: progress < 100 ? 3 : 21, progress },
  }),
})
/** The server counts more percent than days. */
const overcounted = (one: ReturnType<typeof of>) => ({
  ...one,
  stream: { ...one.stream, progress: { daysCount: 21, completeDaysCount: 3, progress: 100 } },
})
/** The course of the stream is not in the list. */
const unknown = (one: ReturnType<typeof of>) => ({ ...one, stream: { ...one.stream, course: null } })

it('groups streams as the courses screen shows them', () => {
  const groups = streamGroups([
    of(1, 'open'),
    of(2, 'critical', 14, 1),
    of(3, 'not_started'),
    of(4, 'freeze'),
    of(5, 'stopped'),
    of(6, 'ended'),
    of(7, 'open', 100),
    of(8, 'freeze', 100),
    of(9, 'open', 99),
    overcounted(of(10, 'open', 100, 30)),
  ])
  const ids = (group: keyof typeof groups) => groups[group].map(({ stream }) => stream.id)
  expect(ids('ongoing')).toEqual([2, 9, 1, 10])
  expect(ids('active')).toEqual([3, 4, 5])
  expect(ids('completed')).toEqual([7, 8, 6])
})

it.each([
  ['nothing', [], null, null],
  ['only what is over', [of(1, 'ended'), of(2, 'open', 100)], null, null],
  [
    'the newest of what can be studied',
    [of(1, 'open', 14, 9), of(2, 'critical', 14, 5), of(3, 'freeze', 14, 1)],
    null,
    2,
  ],
  ['the one last visited', [of(1, 'open', 14, 9), of(2, 'open', 14, 5)], 1, 1],
  ['not a frozen one, though last visited', [of(1, 'open'), of(2, 'freeze')], 2, 1],
  ['a pause before a start', [of(1, 'not_started'), of(2, 'freeze')], null, 2],
  ['a start before a renewal', [of(1, 'stopped'), of(2, 'not_started')], null, 2],
  ['a course that can be shown (awkward 1)', [of(1, 'open', 14, 9), unknown(of(2, 'open', 14, 5))], null, 1],
  ['one with days left, whatever its percent', [overcounted(of(1, 'open')), of(2, 'ended')], null, 1],
  ['an unknown one before none', [unknown(of(1, 'open')), of(2, 'ended')], null, 1],
  ['a renewal before nothing', [of(1, 'stopped'), of(2, 'ended')], null, 1],
])('home goes on with %s', (_name, streams, lastVisitedId, id) => {
  expect(continueLearning(streams, lastVisitedId)?.stream.id ?? null).toBe(id)
})

const endedAt = (id: number, daysAgo: number | null) => {
  const { state, stream } = of(id, 'ended')
  return { state, stream: { ...stream, endDate: daysAgo === null ? null : inDays(-daysAgo) } }
}

it.each([
  ['the one that ended last', [endedAt(1, 20), endedAt(2, 5), endedAt(3, null)], null, 2],
  ['the one visited last', [endedAt(1, 20), endedAt(2, 5)], 1, 1],
  ['none that cannot be shown', [unknown(endedAt(1, 20))], 1, null],
  ['none that is not over', [of(1, 'open')], 1, null],
])('where all is over, home looks back on %s', (_name, streams, lastVisitedId, id) => {
  expect(lookBackOn(streams, lastVisitedId)?.stream.id ?? null).toBe(id)
})

it('hides demo streams where the demo is off', () => {
  const streams = [makeStream({ id: 1 }), makeStream({ id: 2, isDemo: true })]
  expect(visibleStreams(streams, true).map(({ id }) => id)).toEqual([1, 2])
  expect(visibleStreams(streams, false).map(({ id }) => id)).toEqual([1])
})

it.each([
  [true, 710, 710],
  [true, null, null],
  [false, 710, null],
])('demo %s, service %s: adds %s', (isDemoAccessible, demoCourseServiceId, service) => {
  expect(demoServiceOf({ isDemoAccessible, demoCourseServiceId })).toBe(service)
})
