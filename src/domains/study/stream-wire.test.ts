import { describe, expect, it } from 'vitest'

import * as z from '#/lib/zod'
import { stageWire } from '../../../mocks/world/wire/stage-wire'
import * as examples from '../../../tests/contract/examples'
import { courseServiceWire, demoSubscriptionWire } from './service-wire'
import { changedDayWire, dayProgressWire, dayWire, savedFiltersWire, streamStatusWire } from './stage-wire'
import { courseWire, freezeWire, streamWire } from './stream-wire'

describe('a course', () => {
  it('has a caption, an excerpt and documents', () => {
    const course = z.parse(courseWire, examples.course)
    expect(course).toMatchObject({
      caption: 'Strong Back in 21 Days',
      excerpt: 'Three weeks of daily practice for a calm, mobile spine.',
      stageIds: [61, 62],
      category: { id: 4, title: 'Back health' },
      demoVideo: null,
    })
    expect(course.courseOptions.trainingLessonOptionValues).toHaveLength(2)
    expect(course.documents.map(({ type, file, url }) => [type, file?.name, url])).toEqual([
      ['file', 'equipment.pdf', null],
      ['url', undefined, 'https://meridian.example/rules'],
    ])
  })

  it('needs nothing but an id, and is then open in the demo', () => {
    expect(z.parse(courseWire, { id: 41 })).toMatchObject({
      caption: '',
      courseOptions: { trainingLessonOptionValues: [] },
      isDemoDocumentsAccessible: true,
    })
  })
})

describe('a stream', () => {
  it('has dates, progress and filters', () => {
    expect(z.parse(streamWire, examples.stream)).toMatchObject({
      id: 301,
      courseId: 41,
      chatChannelId: 201,
      startDate: new Date('2026-03-02T00:00:00Z'),
      endDate: new Date('2026-03-31T21:00:00Z'),
      status: 'active',
      progress: { daysCount: 21, completeDaysCount: 3, progress: 14 },
      filters: { trainingLessonOptionValues: [12], refusedHomeworkIds: [], refusedDayIds: [], rest: {} },
      userCourseStreamFreeze: null,
      course: { id: 41 },
    })
  })

  it('may name an unknown course (awkward 1)', () => {
    const stream = z.parse(streamWire, { id: 305, course_id: 99, start_date: 1772409600, course: null })
    expect(stream).toMatchObject({
      course: null,
      endDate: null,
      status: null,
      courseFullAccess: true,
      progress: { daysCount: 0, completeDaysCount: 0, progress: 0 },
    })
  })

  it('reads empty maps, flags as numbers and progress beyond its end (awkward 9)', () => {
    const wire = { ...examples.stream, filters: [], is_demo: 1, progress: { progress: 140, days_count: 3 } }
    expect(z.parse(streamWire, wire)).toMatchObject({
      isDemo: true,
      filters: { trainingLessonOptionValues: [], rest: {} },
      progress: { progress: 100, daysCount: 3, completeDaysCount: 0 },
    })
    expect(z.parse(streamWire, { ...examples.stream, progress: { progress: -5 } }).progress.progress).toBe(0)
  })

  it('keeps the filters of other clients, and drops what is not an id in ours', () => {
    const wire = {
      ...examples.stream,
      filters: { refused_day_ids: [507, 'x', null], refused_homework_ids: 5, mood: 'calm' },
    }
    expect(z.parse(streamWire, wire).filters).toEqual({
      trainingLessonOptionValues: [],
      refusedHomeworkIds: [],
      refusedDayIds: [507],
      rest: { mood: 'calm' },
    })
  })

  it('is unreadable without a start', () => {
    expect(z.safeParse(streamWire, { ...examples.stream, start_date: 0 }).success).toBe(false)
  })

  it('reads a pause, even of an unknown kind', () => {
    expect(z.parse(freezeWire, examples.freeze)).toEqual({
      status: 0,
      startDate: new Date('2026-03-06T00:00:00Z'),
      endDate: new Date('2026-03-13T00:00:00Z'),
    })
    expect(z.parse(freezeWire, { status: 9 })).toEqual({ status: 'unknown', startDate: null, endDate: null })
  })
})

describe('stages and days', () => {
  it('come with their parts', () => {
    const stage = z.parse(stageWire, examples.stage)
    expect(stage).toMatchObject({ id: 61, requestHomeworks: [651], requestDays: [507], stageHomeworkIds: [651] })
    expect(stage.homeworks[0]?.homework?.title).toBe('Posture diary')
    const [day] = stage.days
    expect(day).toMatchObject({
      id: 504,
      dayNumber: 4,
      finishTotalTime: 1500,
      requiredToComplete: true,
      scores: [{ id: 91, amount: 50, title: 'Day finished' }],
      repeatCount: 1,
    })
    expect(day?.lessonSets[0]?.lessons[0]?.title).toBe('Cat and cow')
    expect(day?.homeworks[0]).toMatchObject({ id: 671, homework: null })
  })

  it('order days by number, and drop only the day that cannot be read', () => {
    const days = [
      { ...examples.day, day_number: 9 },
      { ...examples.day, id: 0 },
      { ...examples.day, day_number: 2 },
    ]
    expect(z.parse(stageWire, { id: 61, days }).days.map(({ dayNumber }) => dayNumber)).toEqual([2, 9])
  })

  it('open a day without lesson sets (awkward 2)', () => {
    const day = z.parse(dayWire, { id: 504, stage_id: 61, day_number: 4, lesson_sets: null })
    expect(day).toMatchObject({ lessonSets: [], homeworks: [], isOpenByTimeDelay: true, dayOfRest: false })
  })
})

describe('the status of a stream', () => {
  it('comes complete', () => {
    const status = z.parse(streamStatusWire, examples.streamStatus)
    expect(status.stream).toMatchObject({ id: 301, course: null })
    expect(status.days.map(({ id, status: state }) => [id, state])).toEqual([
      [9001, 'finished'],
      [9004, 'started'],
      [null, 'not_started'],
    ])
    expect(status.homeworks).toHaveLength(2)
    expect(status.stages[1]).toEqual({
      id: null,
      stageId: 62,
      status: 'close',
      openAt: new Date('2026-03-09T00:00:00Z'),
    })
    expect(status.lessons[0]?.viewedSeconds).toBe(420)
    expect(status.consultations[0]?.endMessageId).toBe(88011)
    expect(status.chatChannelMeta?.unreadCount).toBe(1)
    expect(status.currentTrainingStage).toEqual({ id: 61, sort: 1 })
    expect(status.currentTrainingDay).toEqual({ id: 504, stageId: 61, dayNumber: 4 })
  })

  it('is empty where nothing is requested', () => {
    const status = z.parse(streamStatusWire, { stream: examples.stream })
    expect(status).toMatchObject({ days: [], stages: [], chatChannelMeta: null, currentTrainingDay: null })
  })

  it('reads 0 as closed by time (awkward 8)', () => {
    const row = { stage_day_id: 504, is_open_by_time_delay: 0, open_at: 1772755200 }
    const [day] = z.parse(streamStatusWire, { stream: examples.stream, days: [row] }).days
    expect(day).toMatchObject({ status: 'not_started', isOpenByTimeDelay: false })
  })
})

it('reads the answers of the calls that change something', () => {
  expect(z.parse(changedDayWire, examples.changedDay)).toMatchObject({
    id: 9004,
    stageDayId: 504,
    status: 'finished',
    day: { id: 504, scores: [{ amount: 50 }] },
  })
  expect(z.parse(changedDayWire, { ...examples.changedDay, day: undefined }).day).toBeNull()
  expect(z.parse(dayProgressWire, { ...examples.dayProgress, progress: 250 })).toEqual({
    dayStatusId: 9004,
    lessonsCount: 2,
    completeLessonsCount: 1,
    viewedSeconds: 420,
    progress: 100,
  })
  expect(z.parse(savedFiltersWire, { filters: { training_lesson_option_values: [12] } }).filters).toMatchObject({
    trainingLessonOptionValues: [12],
  })
  expect(z.parse(demoSubscriptionWire, { stream_id: 302 })).toEqual({ streamId: 302 })
  expect(z.parse(courseServiceWire, examples.courseService)).toMatchObject({
    id: 720,
    type: 'course_subscription',
    price: 299000,
    course: null,
  })
})
