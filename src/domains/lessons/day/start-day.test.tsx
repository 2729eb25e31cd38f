import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { accountQueries } from '#/domains/account/queries'
import { userWire } from '#/domains/account/wire'
import type { Stage, Stream } from '#/domains/study/model'
import { courseQueries } from '#/domains/study/stream-queries'
import { studyQueries } from '#/domains/study/course-queries'
import { streamStatusWire } from '#/domains/study/stage-wire'
import { subscriptionQueries } from '#/domains/subscriptions/queries'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import { makeDay, makeStage, makeStageStatus, makeStream } from '../../../../tests/contract/made'
import { preparePlayback } from '../player/engine/prepare'
import { startDay } from './start-day'

vi.mock(import('../player/engine/prepare'), () => ({ preparePlayback: vi.fn<typeof preparePlayback>() }))

const [set] = makeDay().lessonSets
const [lesson] = set?.lessons ?? []
const [FIRST, SECOND] = ['/first.m3u8', '/second.m3u8']

/** A lesson like the contract's, with a video of its own. */
function lessonWith(m3u8: string, id: number, options: number[]) {
  if (!lesson?.localVideoFile || lesson.localVideoFile.type !== 'video') throw new Error('The example has no video')
  return {
    ...lesson,
    id,
    sort: id,
    localVideoFile: { ...lesson.localVideoFile, m3u8 },
    verticalVideo: null,
    trainingLessonOptionValueIds: options,
  }
}

const STATUS = z.parse(streamStatusWire, examples.streamStatus)

interface Known {
  chosen?: number[]
  stream?: Partial<Stream>
  isClosed?: boolean
  before?: Stage[]
}

/** A client that knows an open course of one day, whose first lesson is for another choice than its second. */
function knowing({ chosen = [], stream: change = {}, isClosed = false, before = [] }: Known): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const stream = makeStream({ endDate: null, ...change })
  const filters = { ...stream.filters, trainingLessonOptionValues: chosen }
  const values = [11, 12].map((id) => ({ id, title: `Option ${id}` }))
  const options = { ...makeDay().courseOptions, trainingLessonOptionValues: values }
  const lessons = [lessonWith(FIRST, 1, [11]), lessonWith(SECOND, 2, [12])]
  const day = makeDay({ courseOptions: options, lessonSets: set ? [{ ...set, lessons }] : [] })
  client.setQueryData(courseQueries.streams().queryKey, [{ ...stream, filters }])
  client.setQueryData(studyQueries.stages(stream.courseId).queryKey, [...before, makeStage({ days: [day] })])
  const own = makeStageStatus({ stageId: makeStage().id, status: isClosed ? 'close' : 'open' })
  const status = { ...STATUS, days: [], lessons: [], homeworks: [], stages: [own] }
  client.setQueryData(studyQueries.status(stream.id).queryKey, status)
  client.setQueryData(subscriptionQueries.list().queryKey, [])
  client.setQueryData(accountQueries.user().queryKey, z.parse(userWire, examples.user))
  return client
}

it.each([
  ['no choice', [], FIRST],
  ['a choice that the first fits', [11], FIRST],
  ['a choice that only the second fits', [12], SECOND],
])('the first video that fits the choice is prepared: %s', async (_case, chosen, expected) => {
  const { id: streamId } = makeStream()
  const { dayNumber } = makeDay()
  await startDay(knowing({ chosen }), { streamId, dayNumber: dayNumber ?? 0, lesson: undefined, isVisit: false })
  const prepared = vi.mocked(preparePlayback).mock.calls.flat()
  vi.mocked(preparePlayback).mockClear()
  expect(prepared).toEqual([expected])
})

it.each<[string, Known]>([
  ['its stage is closed', { isClosed: true }],
  ['an earlier stage still asks for homework', { before: [makeStage({ id: 60, requestHomeworks: [651], days: [] })] }],
  ['the course is over', { stream: { endDate: new Date(0) } }],
  ['there is a pause', { stream: { userCourseStreamFreeze: { status: 1, startDate: null, endDate: null } } }],
])('nothing of a locked day is prepared: %s', async (_case, known) => {
  vi.mocked(preparePlayback).mockClear()
  const { id: streamId } = makeStream()
  for (const lesson of [undefined, 1]) {
    await startDay(knowing(known), { streamId, dayNumber: makeDay().dayNumber ?? 0, lesson, isVisit: false })
  }
  expect(vi.mocked(preparePlayback).mock.calls.flat()).toEqual([])
})
