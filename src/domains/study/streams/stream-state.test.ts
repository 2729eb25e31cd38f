import { describe, expect, it, test } from 'vitest'
import { inDays, makeStream, makeSubscription, NOW } from '../../../../tests/contract/made'
import type { Freeze, Stream } from '../model'
import {
  compareStreams,
  isKeepTime,
  isStudyable,
  mayFreeze,
  type StreamFacts,
  streamState,
  type StreamState,
} from './stream-state'

const facts: StreamFacts = { now: NOW, subscriptions: [], daysShowWarning: 3, zone: 'UTC' }
const covering = makeSubscription({ courseIds: [41] })
const frozen = (status: Freeze['status']): Partial<Stream> => ({
  userCourseStreamFreeze: { status, startDate: inDays(-1), endDate: inDays(1) },
})
const rented = { isOptionalPurchase: true }

describe('the state of a stream', () => {
  it.each<[string, Partial<Stream>, Partial<StreamFacts>, StreamState]>([
    ['under way', {}, {}, 'open'],
    ['at its first moment', { startDate: NOW }, {}, 'open'],
    ['before its first moment', { startDate: new Date(NOW.getTime() + 1) }, {}, 'not_started'],
    ['without an end', { endDate: null }, {}, 'open'],
    ['a moment before its end', { endDate: new Date(NOW.getTime() + 1) }, {}, 'critical'],
    ['at its end', { endDate: NOW }, {}, 'ended'],
    ['four days before its end', { endDate: inDays(4) }, {}, 'open'],
    ['three days before its end', { endDate: inDays(3) }, {}, 'critical'],
    ['thirty days before, by the other brands', { endDate: inDays(30) }, { daysShowWarning: 30 }, 'critical'],
    ['thirty-one days before, by the other brands', { endDate: inDays(31) }, { daysShowWarning: 30 }, 'open'],
    ['frozen', frozen(1), {}, 'freeze'],
    ['frozen beyond its end', { ...frozen(1), endDate: inDays(-1) }, {}, 'freeze'],
    ['with a pause to come', frozen(0), {}, 'open'],
    ['with a cancelled pause', frozen(2), {}, 'open'],
    ['with a pause of an unknown kind', frozen('unknown'), {}, 'open'],
    ['by subscription, covered', rented, { subscriptions: [covering] }, 'open'],
    [
      'by subscription, covered, beyond its date',
      { ...rented, endDate: inDays(-1) },
      { subscriptions: [covering] },
      'open',
    ],
    ['by subscription, not covered', rented, { subscriptions: [makeSubscription({ courseIds: [42] })] }, 'stopped'],
    ['by subscription, without one', rented, {}, 'stopped'],
    ['by subscription, before its start', { ...rented, startDate: inDays(1) }, {}, 'not_started'],
  ])('%s', (_name, change, more, state) => {
    expect(streamState(makeStream(change), { ...facts, ...more })).toBe(state)
  })

  it('counts calendar days of the learner, not of the server', () => {
    // In Kiritimati it is the 6th already, and the stream ends on the 8th: two days, where UTC counts three.
    const stream = makeStream({ endDate: new Date('2026-03-08T09:00:00Z') })
    expect(streamState(stream, { ...facts, daysShowWarning: 2 })).toBe('open')
    expect(streamState(stream, { ...facts, daysShowWarning: 2, zone: 'Pacific/Kiritimati' })).toBe('critical')
  })
})

it.each<[StreamState, boolean]>([
  ['open', true],
  ['critical', true],
  ['freeze', false],
  ['not_started', false],
  ['stopped', false],
  ['ended', false],
])('%s can be studied: %s', (state, studyable) => {
  expect(isStudyable(state)).toBe(studyable)
})

const of = (id: number, state: StreamState, startDate = NOW) => ({ state, stream: { id, startDate } })

it('lists open, not started, frozen, stopped, ended; newest start first', () => {
  const listed = [
    of(1, 'ended'),
    of(2, 'stopped'),
    of(3, 'freeze'),
    of(4, 'not_started'),
    of(5, 'open', inDays(-2)),
    of(6, 'critical', inDays(-1)),
    of(7, 'open', inDays(-2)),
  ]
  expect(listed.toSorted(compareStreams).map(({ stream }) => stream.id)).toEqual([6, 7, 5, 4, 3, 2, 1])
})

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

it.each<[StreamState, boolean]>([
  ['open', false],
  ['critical', true],
  ['ended', true],
  ['stopped', false],
])('while a course is %s it is time to save one’s work: %s', (state, expected) => {
  expect(isKeepTime(state)).toBe(expected)
})
