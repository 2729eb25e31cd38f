import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { courseWith, homeworkStatus } from '#/domains/study/homework/homework-fixtures'
import type { StreamState } from '#/domains/study/streams/stream-state'
import type { VideoConsultation } from '#/domains/video-consultations/model'
import { videoConsultationWire } from '#/domains/video-consultations/wire'
import * as examples from '../../../tests/contract/examples'
import { inDays, makeStream, NOW } from '../../../tests/contract/made'
import { eventDays, isAhead, learnerEvents } from './learner-events'

const call = (id: number, change: Partial<VideoConsultation>): VideoConsultation => ({
  ...z.parse(videoConsultationWire, examples.videoConsultation),
  status: 'waiting',
  id,
  ...change,
})
const of = (sources: Partial<Parameters<typeof learnerEvents>[0]>) =>
  learnerEvents({ consultations: [], streams: [], courses: [], now: NOW, ...sources })
const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

it.each([
  ['ahead', { start: inMinutes(1) }, 'not_started'],
  ['under way', { start: NOW }, 'started'],
  ['over by the clock', { start: inMinutes(-30) }, 'ended'],
  ['over before its time', { start: inMinutes(60), status: 'complete' }, 'ended'],
  ['in a state from later', { start: inMinutes(60), status: 'unknown' }, 'not_started'],
] as const)('a consultation %s', (_what, change, state) => {
  expect(of({ consultations: [call(1, change)] })).toMatchObject([{ key: 'video-consultation-1', state }])
})

it('leaves out consultations that have no date, or do not take place', () => {
  const consultations = [
    call(1, { start: null }),
    call(2, { status: 'available', start: inDays(1) }),
    call(3, { status: 'cancelled', start: inDays(1) }),
  ]
  expect(of({ consultations })).toEqual([])
})

it.each([
  ['not_started', 'not_started'],
  ['open', 'started'],
  ['critical', 'started'],
  ['freeze', 'started'],
  ['stopped', 'started'],
  ['ended', 'ended'],
] as const)('the start of a course that is %s', (state: StreamState, expected) => {
  const stream = makeStream({ startDate: inDays(3) })
  expect(of({ streams: [{ stream, state }] })).toMatchObject([{ kind: 'stream', at: inDays(3), state: expected }])
})

it('homework has begun once it can be sent, waits while it is locked, and ends when it is due', () => {
  const keys = (given: Parameters<typeof courseWith>[0]) =>
    of({ courses: [courseWith(given)] }).map(({ key, state }) => [key.replace(/.*_/, ''), state])
  expect(keys({})).toEqual([
    ['homework-651', 'started'],
    ['homework-652', 'not_started'],
    ['homework-671', 'started'],
  ])
  expect(keys({ now: inDays(31) })).toEqual([
    ['homework-651', 'ended'],
    ['homework-652', 'ended'],
    ['homework-671', 'ended'],
  ])
  const sent = [homeworkStatus(651, { status: 'UPLOADED' }), homeworkStatus(671, { status: 'DONE' })]
  expect(keys({ homeworks: sent })).toEqual([['homework-652', 'started']])
  expect(keys({ homeworks: [...sent, homeworkStatus(652, { isLocked: true })] })).toEqual([])
  expect(keys({ homeworks: [homeworkStatus(651, { status: 'FAIL' })] })[0]).toEqual(['homework-651', 'started'])
})

it('leaves out homework without a date, or of a stage that is not offered', () => {
  const course = courseWith()
  const homework = course.homework.map((entry, n) =>
    n === 0 ? { ...entry, deadline: null } : { ...entry, isOffered: n > 1 },
  )
  expect(of({ courses: [{ ...course, homework }] })).toHaveLength(1)
})

it('groups by day in the learner’s zone: from today on, then what was, the latest first', () => {
  const consultations = [
    call(1, { start: new Date('2026-03-05T22:30:00Z') }),
    call(2, { start: new Date('2026-03-05T23:30:00Z') }),
    call(3, { start: new Date('2026-03-05T23:30:00Z') }),
    call(4, { start: new Date('2026-03-03T10:00:00Z') }),
    call(5, { start: new Date('2026-03-04T10:00:00Z') }),
  ]
  const events = of({ consultations })
  const ids = (limit: number) => {
    const { ahead, earlier } = eventDays(events, limit, NOW, 'Europe/Berlin')
    return [ahead, earlier].map((days) => days.map((one) => one.events.map(({ key }) => Number(key.at(-1)))))
  }
  expect(ids(9)).toEqual([
    [[1], [2, 3]],
    [[5], [4]],
  ])
  expect(ids(2)).toEqual([[[1], [2]], []])
  expect(ids(4)).toEqual([[[1], [2, 3]], [[5]]])
})

it('a calendar is told of what is still to come, and of a consultation that goes on', () => {
  const [going, over, ahead] = [inMinutes(-5), inMinutes(-90), inMinutes(5)].map((start) =>
    of({ consultations: [call(1, { start })] }).at(0),
  )
  const begun = of({ streams: [{ stream: makeStream({ startDate: inDays(-1) }), state: 'open' }] }).at(0)
  const starts = of({ streams: [{ stream: makeStream({ startDate: inDays(1) }), state: 'not_started' }] }).at(0)
  expect([going, over, ahead, begun, starts].map((event) => event && isAhead(event, NOW))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})
