import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'

import { pointQueries } from '#/domains/points/queries'
import { failure, freshClient, mutate, serveCalls } from '../../../tests/contract/edge'
import * as examples from '../../../tests/contract/examples'
import { courseMutations } from './mutations'
import { courseQueries } from './stream-queries'
import { studyQueries } from './course-queries'

const place = { streamId: 301, dayId: 504 }
const keys = [studyQueries.status(301), courseQueries.streams()].map(({ queryKey }) => queryKey)
const cachedStream = (client: QueryClient) =>
  client.getQueryData(courseQueries.streams().queryKey)?.find(({ id }) => id === 301)

/** A client that has the stream in all its forms. */
async function loaded() {
  const client = freshClient()
  serveCalls(({ path }) => {
    if (path.includes('/status')) return examples.streamStatus
    return [{ ...examples.stream, id: 300 }, examples.stream]
  })
  await Promise.all([client.query(studyQueries.status(301)), client.query(courseQueries.streams())])
  return client
}

it('requests everything that changes in a stream at once', async () => {
  const calls = serveCalls(() => examples.streamStatus)
  await freshClient().query(studyQueries.status(301))
  expect(calls[0]?.path).toBe(
    'user-course-streams/301/status?expand=days,homeworks,stages,lessons,consultations,chatChannelMeta,currentTrainingStage,currentTrainingDay',
  )
})

it('requests stages with their parts, and orders them by `sort`', async () => {
  const stages = [
    { ...examples.stage, id: 63, sort: 2 },
    { ...examples.stage, id: 62, sort: 2 },
    { ...examples.stage, id: 61, sort: 1 },
  ]
  const calls = serveCalls(() => stages)
  const read = await freshClient().query(studyQueries.stages(41))
  expect(calls[0]?.path).toBe('courses/41/stages?expand=days,homeworks,scores')
  expect(read.map(({ id }) => id)).toEqual([61, 62, 63])
})

it('requests progress by the status row, and the service of a demo', async () => {
  const calls = serveCalls(({ path }) => (path.includes('progress') ? examples.dayProgress : examples.courseService))
  const client = freshClient()
  expect((await client.query(studyQueries.dayProgress(301, 9004))).progress).toBe(50)
  expect((await client.query(studyQueries.service(720))).id).toBe(720)
  expect(calls.map(({ path }) => path)).toEqual([
    'user-course-streams/301/user-day-status/9004/progress',
    'course-services/view?id=720&expand=childs,course,stream',
  ])
})

it.each([
  [() => studyQueries.status(0), 'streamId must be set'],
  [() => studyQueries.dayProgress(0, 1), 'streamId must be set'],
  [() => studyQueries.dayProgress(301, 0), 'dayId must be set'],
])('never asks without an id', async (options, text) => {
  const { queryFn } = options()
  expect(() => (queryFn as (context: object) => unknown)({})).toThrow(text)
})

describe('a day', () => {
  it('asks for the stream once where a finish has waited for the start', async () => {
    const client = await loaded()
    const unwatch = [
      new QueryObserver(client, { ...studyQueries.status(301), staleTime: Infinity }).subscribe(() => {}),
      new QueryObserver(client, { ...courseQueries.streams(), staleTime: Infinity }).subscribe(() => {}),
    ]
    onTestFinished(() => unwatch.forEach((stop) => stop()))
    const calls = serveCalls(({ path }) => {
      if (path.includes('/user-day-status/')) return examples.changedDay
      return path.includes('/status') ? examples.streamStatus : [examples.stream]
    })
    await Promise.all([
      mutate(client, courseMutations.startDay(), place),
      mutate(client, courseMutations.finishDay(), place),
    ])
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(calls.filter(({ path }) => path.includes('/status?'))).toHaveLength(1)
  })

  it.each(['start', 'finish'] as const)('shows its new state at once after %s', async (step) => {
    const client = await loaded()
    const calls = serveCalls(() => examples.changedDay)
    const options = step === 'start' ? courseMutations.startDay() : courseMutations.finishDay()
    const changed = await mutate(client, options, place)
    expect(changed).toMatchObject({ isAnswered: true, answer: { day: { scores: [{ amount: 50 }] } } })
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: `user-course-streams/301/user-day-status/504/${step}?expand=day.scores`,
      body: {},
    })
    const status = client.getQueryData(studyQueries.status(301).queryKey)
    expect(status?.days.map(({ stageDayId, status: state }) => [stageDayId, state])).toEqual([
      [501, 'finished'],
      [505, 'not_started'],
      [504, 'finished'],
    ])
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
  })

  it.each([
    ['start', false, () => courseMutations.startDay()],
    ['finish', true, () => courseMutations.finishDay()],
  ])('may earn points by its %s: their balance is fetched again: %s', async (_step, isAsked, options) => {
    const client = await loaded()
    client.setQueryData(pointQueries.amount().queryKey, 380)
    serveCalls(() => examples.changedDay)
    await mutate(client, options(), place)
    expect(client.getQueryState(pointQueries.amount().queryKey)?.isInvalidated).toBe(isAsked)
  })

  it('that the server does not open is fetched again past the cache (awkward 8)', async () => {
    const client = await loaded()
    const calls = serveCalls(() => failure(403))
    await expect(mutate(client, courseMutations.startDay(), place)).rejects.toMatchObject({ status: 403 })
    expect(calls).toHaveLength(1)
    expect(client.getQueryState(studyQueries.status(301).queryKey)?.isInvalidated).toBe(true)
  })

  it.each([
    ['start', () => courseMutations.startDay()],
    ['finish', () => courseMutations.finishDay()],
  ])('asks for nothing more when its %s ended the session', async (_step, options) => {
    const client = await loaded()
    serveCalls(() => failure(401))
    await expect(mutate(client, options(), place)).rejects.toMatchObject({ status: 401 })
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([false, false])
  })

  it('is not sent without ids', async () => {
    const calls = serveCalls(() => examples.changedDay)
    await expect(mutate(freshClient(), courseMutations.startDay(), { streamId: 301, dayId: 0 })).rejects.toThrow(
      'dayId must be set',
    )
    expect(calls).toHaveLength(0)
  })
})

describe('a pause', () => {
  it('is sent in seconds and shown everywhere', async () => {
    const client = await loaded()
    const calls = serveCalls(() => ({ ...examples.freeze, status: 1 }))
    const dates = { startDate: new Date('2026-03-06T00:00:00Z'), endDate: new Date('2026-03-13T00:00:00Z') }
    await mutate(client, courseMutations.freeze(), { streamId: 301, ...dates })
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: 'user-course-streams/301/freeze/create',
      body: { start_date: 1772755200, end_date: 1773360000 },
    })
    const streams = client.getQueryData(courseQueries.streams().queryKey)
    expect(streams?.map((stream) => stream.userCourseStreamFreeze?.status)).toEqual([undefined, 1])
    expect(client.getQueryData(studyQueries.status(301).queryKey)?.stream.userCourseStreamFreeze?.status).toBe(1)
  })

  it('ends by a GET that is sent once, also when it fails', async () => {
    const client = await loaded()
    const calls = serveCalls(() => failure(502))
    await expect(mutate(client, courseMutations.endFreeze(), { streamId: 301 })).rejects.toMatchObject({ status: 502 })
    expect(calls.map(({ method, path }) => [method, path])).toEqual([['GET', 'user-course-streams/301/freeze/cancel']])
  })

  it('that ended is shown as cancelled', async () => {
    const client = await loaded()
    serveCalls(() => ({ ...examples.freeze, status: 2 }))
    await mutate(client, courseMutations.endFreeze(), { streamId: 301 })
    expect(cachedStream(client)?.userCourseStreamFreeze?.status).toBe(2)
  })
})

describe('filters', () => {
  /** What another tab or device has saved since this client asked. */
  const elsewhere = {
    training_lesson_option_values: [12],
    refused_homework_ids: [651],
    refused_day_ids: [],
    mood: 'calm',
  }
  const streams = [{ ...examples.stream, filters: elsewhere }]

  it('are replaced as a whole, with what was saved elsewhere kept', async () => {
    const client = await loaded()
    const calls = serveCalls(({ method, body }) => (method === 'POST' ? body : streams))
    const { saveFilters } = courseMutations
    await mutate(client, saveFilters(), { streamId: 301, options: [13] })
    await mutate(client, saveFilters(), { streamId: 301, detour: { homeworkIds: [], dayIds: [507] } })
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(sent).toEqual([
      { filters: { ...elsewhere, training_lesson_option_values: [13] } },
      { filters: { ...elsewhere, refused_day_ids: [507] } },
    ])
  })

  it('are sent one after the other, each made of what the one before has saved', async () => {
    const client = await loaded()
    let saved: unknown = elsewhere
    const waiting: (() => void)[] = []
    const calls = serveCalls(async ({ method, body }) => {
      if (method !== 'POST') return [{ ...examples.stream, filters: saved }]
      await new Promise<void>((resolve) => waiting.push(resolve))
      saved = (body as { filters: unknown }).filters
      return body
    })
    const posts = () => calls.filter(({ method }) => method === 'POST')
    const both = Promise.all([
      mutate(client, courseMutations.saveFilters(), { streamId: 301, options: [13] }),
      mutate(client, courseMutations.saveFilters(), { streamId: 301, detour: { homeworkIds: [652], dayIds: [] } }),
    ])
    await expect.poll(() => waiting.length).toBe(1)
    expect(posts()).toHaveLength(1)
    waiting[0]?.()
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.()
    await both
    expect(posts()[1]?.body).toEqual({
      filters: { ...elsewhere, training_lesson_option_values: [13], refused_homework_ids: [651, 652] },
    })
    expect(cachedStream(client)?.filters.refusedHomeworkIds).toEqual([651, 652])
  })
})

it('adds the demo course', async () => {
  const calls = serveCalls(() => ({ stream_id: 302 }))
  expect(await mutate(freshClient(), courseMutations.addDemo(), 710)).toMatchObject({ answer: { streamId: 302 } })
  expect(calls[0]).toMatchObject({ method: 'POST', path: 'course-services/710/demo-subscription' })
})
