import { expect, it } from 'vitest'
import { inDays, makeStream, makeSubscription, NOW } from '../../../../tests/contract/made'
import { coveredStreams, pausableStreams, renewedStream } from './covered-streams'

const stream = (id: number, courseId: number, more: Parameters<typeof makeStream>[0] = {}) =>
  makeStream({ id, courseId, isDemo: false, startDate: inDays(-10), ...more })
const idsOf = (streams: { id: number }[]) => streams.map(({ id }) => id)

it('names the learner’s streams of its courses, the newest of each, and how many courses there are besides', () => {
  const all = [
    stream(1, 41),
    stream(2, 41, { startDate: inDays(-2) }),
    stream(3, 42, { isDemo: true }),
    stream(4, 43),
    stream(5, 44, { startDate: inDays(-5) }),
  ]
  const { streams, others } = coveredStreams({ courseIds: [41, 42, 44, 99] }, all)
  expect(idsOf(streams)).toEqual([2, 5])
  expect(others).toBe(2)
  const every = coveredStreams({ courseIds: [] }, all)
  expect(idsOf(every.streams)).toEqual([2, 5, 1, 4].filter((id) => id !== 1))
  expect(every.others).toBeNull()
})

it('is renewed by the newest stream that hangs on it', () => {
  const all = [
    stream(1, 41, { isOptionalPurchase: true, startDate: inDays(-30) }),
    stream(2, 42, { isOptionalPurchase: true }),
    stream(3, 43, { isOptionalPurchase: false, startDate: inDays(-1) }),
  ]
  expect(renewedStream({ courseIds: [] }, all)?.id).toBe(2)
  expect(renewedStream({ courseIds: [41, 43] }, all)?.id).toBe(1)
  expect(renewedStream({ courseIds: [43, 99] }, all)).toBeNull()
})

it('offers to pause only what can be paused', () => {
  const facts = { now: NOW, subscriptions: [makeSubscription({ courseIds: [41] })] }
  const streams = [
    stream(1, 41, { isOptionalPurchase: true, endDate: null }),
    stream(2, 99, { isOptionalPurchase: true, endDate: null }),
    stream(3, 43, { isOptionalPurchase: false, endDate: inDays(-1) }),
    stream(4, 44, { isOptionalPurchase: false, endDate: inDays(20) }),
  ]
  expect(idsOf(pausableStreams(streams, facts))).toEqual([1, 4])
})
