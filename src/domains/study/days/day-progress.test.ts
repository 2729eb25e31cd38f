import { describe, expect, it } from 'vitest'
import { makeDayStatus } from '../../../../tests/contract/made'
import { countedDayProgress, isDayFilled, isLessonComplete, lessonMinutes, stageProgress } from './day-progress'

describe('progress of a day', () => {
  it.each([
    [620, 309, false],
    [620, 310, true],
    [621, 310, false],
    [0, 0, false],
    [0, 1, true],
  ])('a lesson of %s s with %s s viewed is complete: %s', (delay, viewed, complete) => {
    expect(isLessonComplete({ delay }, viewed)).toBe(complete)
  })

  it('is counted from the statistics of that day until the server has answered', () => {
    const lessons = [
      { id: 811, delay: 100 },
      { id: 812, delay: 100 },
      { id: 813, delay: 100 },
    ]
    const statistics = [
      { dayId: 504, lessonId: 811, viewedSeconds: 60 },
      { dayId: 505, lessonId: 812, viewedSeconds: 60 },
      { dayId: 504, lessonId: 813, viewedSeconds: 10 },
      { dayId: 505, lessonId: 813, viewedSeconds: 60 },
    ]
    expect(countedDayProgress(504, lessons, statistics)).toEqual({ complete: 1, percent: 33 })
    expect(countedDayProgress(504, [], statistics)).toEqual({ complete: 0, percent: 0 })
  })
})

it.each([
  [[501, 502, 503], [501], { done: 1, total: 3, percent: 33 }],
  [[501, 502], [501, 502, 999], { done: 2, total: 2, percent: 100 }],
  [[], [501], { done: 0, total: 0, percent: 0 }],
])('a stage of days %o with %o finished', (ids, finished, progress) => {
  const statuses = [
    ...finished.map((stageDayId) => makeDayStatus({ stageDayId })),
    makeDayStatus({ stageDayId: 503, status: 'started' }),
  ]
  expect(stageProgress({ days: ids.map((id) => ({ id })), dayIds: [] }, statuses)).toEqual(progress)
  expect(stageProgress({ days: [], dayIds: ids }, statuses)).toEqual(progress)
})

describe('a day is filled', () => {
  const empty = { dayOfRest: false, lessonSets: [], homeworks: [], dayHomeworkIds: [] }
  it.each([
    ['with nothing', empty, false],
    ['with sets that are empty', { ...empty, lessonSets: [{ lessons: [] }] }, false],
    ['with a lesson', { ...empty, lessonSets: [{ lessons: [] }, { lessons: [1] }] }, true],
    ['with homework', { ...empty, homeworks: [1] }, true],
    ['with homework that was not sent along', { ...empty, dayHomeworkIds: [671] }, true],
    ['as a day of rest', { ...empty, dayOfRest: true }, true],
  ])('%s', (_name, day, filled) => {
    expect(isDayFilled(day)).toBe(filled)
  })
})

it.each([
  [[], 0],
  [[0], 0],
  [[60], 1],
  [[61], 2],
  [[30, 31], 2],
])('videos of %j seconds last %i minutes', (seconds, minutes) => {
  expect(lessonMinutes(seconds.map((delay) => ({ delay })))).toBe(minutes)
})
