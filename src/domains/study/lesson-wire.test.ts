import { afterAll, describe, expect, it, vi } from 'vitest'

import { configureReports, type ReportSink } from '#/api/report'
import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { videoWire } from './video-wire'
import { lessonSetsWire, lessonSetWire, lessonStatisticBody, lessonStatisticWire, lessonWire } from './lesson-wire'

const video = {
  id: 1501,
  type: 'video',
  createdAt: new Date('2026-01-12T09:00:00Z'),
  url: 'https://cdn.meridian.example/v/1501.mp4',
  duration: 620,
  subs: [
    { languageCode: 'en-US', label: 'English', name: 'en.vtt', url: 'https://cdn.meridian.example/v/1501_en.vtt' },
  ],
  m3u8: 'https://cdn.meridian.example/v/1501.m3u8',
  preview: 'https://cdn.meridian.example/v/1501.jpg',
  mp4: 'https://cdn.meridian.example/v/1501.mp4',
  courseIds: [41],
}

afterAll(() => configureReports(() => {}))

describe('a video', () => {
  it('comes whole', () => {
    expect(z.parse(videoWire, examples.video)).toEqual(video)
  })

  it('of another type is dropped, with a warning', () => {
    const sink = vi.fn<ReportSink>()
    configureReports(sink)
    expect(z.parse(videoWire, { ...examples.video, type: 'audio' })).toBeNull()
    expect(sink).toHaveBeenCalledOnce()
    expect(sink).toHaveBeenCalledWith(
      expect.objectContaining({ level: 'warn', message: 'Wrong lesson video type: audio' }),
    )
    expect(z.parse(videoWire, null)).toBeNull()
    expect(sink).toHaveBeenCalledOnce()
  })

  it('that is not converted keeps its place (awkward 2)', () => {
    expect(z.parse(videoWire, { ...examples.video, m3u8: null, mp4: null })).toMatchObject({ m3u8: null, mp4: null })
  })
})

describe('a lesson', () => {
  it('has its title split, and its length as a delay', () => {
    expect(z.parse(lessonWire, examples.lesson)).toEqual({
      id: 811,
      title: 'Cat and cow',
      subtitle: 'execution',
      kind: 'execution',
      sort: 1,
      delay: 620,
      trainingLessonOptionValueIds: [12],
      imageUrl: 'https://cdn.meridian.example/l/811.jpg',
      surveyFormUrl: null,
      localVideoFile: video,
      localDescriptionVideoFile: null,
      verticalVideo: null,
      verticalDescriptionVideo: null,
    })
  })

  it('may have no video at all (awkward 2)', () => {
    expect(z.parse(lessonWire, { id: 811 })).toMatchObject({ title: '', delay: 0, localVideoFile: null })
  })
})

describe('lesson sets', () => {
  it('take the repeat count for bounds that are missing, and order their lessons', () => {
    const lessons = [
      { id: 3, sort: 2 },
      { id: 2, sort: 1 },
      { id: 1, sort: 2 },
    ]
    const set = z.parse(lessonSetWire, { id: 701, repeat_count: 3, lessons })
    expect(set).toMatchObject({ sort: 0, repeatCount: 3, userRepeatRangeFrom: 3, userRepeatRangeTo: 3 })
    expect(set.lessons.map(({ id }) => id)).toEqual([2, 1, 3])
    expect(z.parse(lessonSetWire, examples.lessonSet)).toMatchObject({ userRepeatRangeFrom: 1, userRepeatRangeTo: 4 })
  })

  it('come by sort; null is none, and an empty one stays (awkward 2)', () => {
    const sets = [
      { id: 3, sort: 2 },
      { id: 2, sort: 1, lessons: [] },
      { id: 1, sort: 2, lessons: null },
    ]
    expect(z.parse(lessonSetsWire, sets).map(({ id }) => id)).toEqual([2, 1, 3])
    expect(z.parse(lessonSetsWire, null)).toEqual([])
    expect(z.parse(lessonSetsWire, undefined)).toEqual([])
  })
})

it('reads totals and checks increments', () => {
  expect(z.parse(lessonStatisticWire, examples.lessonStatistic)).toEqual({
    streamId: 301,
    dayId: 504,
    lessonId: 811,
    viewedSeconds: 420,
    playCount: 2,
    dayStatusId: 9004,
    dayStatus: 'started',
  })
  const body = { dayId: 504, streamId: 301, lessonId: 811, viewedSeconds: 5, playCount: 1, dayStatus: null }
  expect(z.safeParse(lessonStatisticBody, body).success).toBe(true)
  expect(z.safeParse(lessonStatisticBody, { ...body, viewedSeconds: 86_401 }).success).toBe(false)
  expect(z.safeParse(lessonStatisticBody, { ...body, playCount: 1001 }).success).toBe(false)
})
