import { expect, it } from 'vitest'
import { streamWire } from '#/domains/study/stream-wire'
import { subscriptionWire } from '#/domains/subscriptions/wire'
import * as z from '#/lib/zod'
import { accessMark } from './access-mark'

const stream = (change = {}) =>
  z.parse(streamWire, { id: 301, course_id: 41, start_date: 1_772_409_600, end_date: 1_774_990_800, ...change })
const subscription = (change = {}) =>
  z.parse(subscriptionWire, { id: 3301, status: 'ended', course_ids: [41], ...change })
const mark = (streamChange = {}, change = {}) => accessMark(301, [stream(streamChange)], [subscription(change)])

it.each<[string, object, object]>([
  ['a later end', { end_date: 1_777_000_000 }, {}],
  ['more consultations', { max_consultation_count: 5 }, {}],
  ['the whole of a demo course', { is_demo: true }, {}],
  ['full access', { course_full_access: false }, {}],
  ['a subscription that goes on', {}, { status: 'active', is_active: true }],
  ['a subscription that is paid for longer', {}, { end_date: 1_777_000_000 }],
])('%s is seen', (_name, streamChange, change) => {
  expect(mark(streamChange, change)).not.toBe(mark())
})

it('what does not come from a purchase is not', () => {
  expect(mark({ progress: { days_count: 9 } }, { title: 'x' })).toBe(mark())
  expect(accessMark(301, [stream()], [subscription({ course_ids: [42] })])).toBe(accessMark(301, [stream()], []))
  expect(accessMark(302, [stream()], [])).toBe('')
})
