import { describe, expect, it } from 'vitest'
import { loadBrand } from '../../brands/check/load-brand'
import { callHeaders } from '../../mocks/call-headers'
import { scenarios } from '../../mocks/scenarios/scenarios'
import { testWorld } from '../../mocks/test-world'
import * as examples from '../../tests/contract/examples'
import { someWays } from '../../tests/some-rows'
import { NOW } from '../../tests/contract/made'
import { laxList } from '../api/codecs'
import { continueLearning } from '../domains/study/streams/continue-learning'
import { visibleStreams } from '#/domains/study/streams/stream-groups'
import { isStudyable, streamState } from '../domains/study/streams/stream-state'
import { streamWire } from '../domains/study/stream-wire'
import { subscriptionWire } from '../domains/subscriptions/wire'
import * as z from '../lib/zod'
import { courseName } from './course-name'

const SECOND = 1000
const DAY = 86_400
const now = NOW.getTime() / SECOND

const stream = (id: number, name: string, change: object = {}) => ({
  ...examples.stream,
  id,
  course: { ...examples.stream.course, short_title: name },
  ...change,
})
const answer = (data: unknown) => ({ success: true, data, errors: null })
const rented = { is_optional_purchase: 1, course_id: 41 }
const active = { ...examples.subscription, is_active: true, is_lifetime: false }
const nobody = () => null

const named = (
  streams: unknown,
  subscriptions: unknown = answer([]),
  lastStreamOf: (id: unknown) => unknown = nobody,
) => courseName({ user: answer({ id: 7 }), streams, subscriptions }, { now: NOW, lastStreamOf })

describe('the course in the still view of home', () => {
  it.each<[string, object[], string | null]>([
    ['none', [], null],
    ['one under way', [stream(1, 'Light')], 'Light'],
    ['the newest of two', [stream(1, 'Light'), stream(2, 'Colour', { start_date: now - DAY })], 'Colour'],
    [
      'the other one where the newest is done',
      [stream(1, 'Light'), stream(2, 'Colour', { progress: { progress: 100 } })],
      'Light',
    ],
    [
      'one with days left, whatever its percent',
      [stream(1, 'Light', { progress: { days_count: 21, complete_days_count: 3, progress: 250 } })],
      'Light',
    ],
    ['one not started', [stream(1, 'Light', { start_date: now + DAY })], null],
    ['one that is over', [stream(1, 'Light', { end_date: now - DAY })], null],
    ['one without an end', [stream(1, 'Light', { end_date: null })], 'Light'],
    ['a frozen one', [stream(1, 'Light', { user_course_stream_freeze: { status: 1 } })], null],
    ['one whose pause is over', [stream(1, 'Light', { user_course_stream_freeze: { status: 2 } })], 'Light'],
    ['one without a course', [stream(1, '', { course: null })], null],
    ['one without a start', [stream(1, 'Light', { start_date: null })], null],
    ['one without progress', [stream(1, 'Light', { progress: null })], 'Light'],
    ['a demo one beside another', [stream(1, 'Light'), stream(2, 'Trial', { is_demo: 1 })], null],
    ['a rented one, not paid for', [stream(1, 'Light', rented)], null],
  ])('%s', (_what, streams, name) => {
    expect(named(answer(streams))).toBe(name)
  })

  it.each<[string, object[], string | null]>([
    ['its subscription', [{ ...active, course_ids: [41] }], 'Light'],
    ['one for all courses', [{ ...active, course_ids: null }], 'Light'],
    ['one for ever', [{ ...active, is_active: 0, is_lifetime: 1, course_ids: [] }], 'Light'],
    ['another course’s', [{ ...active, course_ids: [42] }], null],
    ['one that has ended', [{ ...active, is_active: false, course_ids: [41] }], null],
  ])('a rented one with %s', (_what, subscriptions, name) => {
    expect(named(answer([stream(1, 'Light', rented)]), answer(subscriptions))).toBe(name)
  })

  it('is the one that this learner opened last', () => {
    const streams = answer([stream(1, 'Light'), stream(2, 'Colour', { start_date: now - DAY })])
    expect(named(streams, answer([]), (learnerId) => (learnerId === 7 ? 1 : 2))).toBe('Light')
  })

  it.each([[null], ['<html>'], [[]], [answer(null)], [answer({})], [answer([null, 7, 'x'])]])(
    'is none for an answer like %o',
    (body) => {
      expect(named(body)).toBeNull()
      expect(
        courseName(
          { user: body, streams: answer([stream(1, 'Light')]), subscriptions: body },
          { now: NOW, lastStreamOf: nobody },
        ),
      ).toBe('Light')
    },
  )
})

const BRANDS = ['lumen', 'kinetic', 'demo'].map((id) => ({ id, brand: loadBrand(id) }))

describe.each(Object.keys(scenarios))('%s', (scenario) => {
  it.each(someWays(scenario, BRANDS))('the name that home shows in $id, or none', async ({ id, brand }) => {
    const at = new Date('2026-06-09T18:30:00Z')
    const world = testWorld({ brand: id, scenario, now: at })
    const ask = async (path: string): Promise<{ data: never }> => {
      const response = await world.fetch(`http://localhost/spa/api/v1/${path}lang=en`, {
        headers: callHeaders(id, world.token),
      })
      return response.json()
    }
    const [streams, subscriptions, user] = await Promise.all([
      ask('user-course-streams?expand=course&'),
      ask('payment-subscription?'),
      ask('user?'),
    ])
    const { isDemoAccessible, daysShowWarning } = brand
    const covers = z.parse(laxList(subscriptionWire), subscriptions.data)
    const facts = { now: at, daysShowWarning, subscriptions: covers, zone: 'UTC' }
    const seen = visibleStreams(z.parse(laxList(streamWire), streams.data), isDemoAccessible)
    const shown = continueLearning(
      seen.map((one) => ({ stream: one, state: streamState(one, facts) })),
      null,
    )
    const name = shown && isStudyable(shown.state) ? shown.stream.course?.caption : null
    expect([null, name ?? null]).toContain(
      courseName({ user, streams, subscriptions }, { now: at, lastStreamOf: nobody }),
    )
  })
})
