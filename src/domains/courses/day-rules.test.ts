import { describe, expect, it } from 'vitest'

import { makeDay, makeDayStatus, makeStage, makeStageStatus } from '../../../tests/contract/made'
import { currentDay } from './current-day'
import { dayById, dayByNumber } from './day-address'
import { isDayFilled } from './day-filled'
import { countedDayProgress, isLessonComplete } from './day-progress'
import { isOpenByTime } from './open-by-time'
import { repeatBounds, repeatCount } from './repeat-count'
import { stageProgress } from './stage-progress'

it.each([
  // open by the day, by its status, open
  [false, undefined, false],
  [true, undefined, true],
  [true, false, false],
  [false, true, true],
])('a day is open by time: by the course %s, by its status %s: %s', (byDay, byStatus, open) => {
  const status = byStatus === undefined ? undefined : { isOpenByTimeDelay: byStatus }
  expect(isOpenByTime({ isOpenByTimeDelay: byDay }, status)).toBe(open)
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

describe('repeats', () => {
  it.each([
    // count, from, to, chosen, repeats
    [2, 1, 4, null, 2],
    [2, 1, 4, 3, 3],
    [2, 1, 4, 9, 4],
    [2, 2, 4, 1, 2],
    [5, 1, 4, null, 4],
    [2, 4, 1, 3, 3],
    [0, 0, 0, null, 1],
    [2, -3, 4, -1, 1],
    [2, 1, 4, 2.6, 3],
  ])('count %s of %s to %s, chosen %s: %s', (count, userRepeatRangeFrom, userRepeatRangeTo, chosen, repeats) => {
    expect(repeatCount({ repeatCount: count, userRepeatRangeFrom, userRepeatRangeTo }, chosen)).toBe(repeats)
  })

  it('have bounds in order', () => {
    expect(repeatBounds({ repeatCount: 1, userRepeatRangeFrom: 4, userRepeatRangeTo: 1 })).toEqual({ from: 1, to: 4 })
    expect(repeatBounds({ repeatCount: 1, userRepeatRangeFrom: -2, userRepeatRangeTo: 0 })).toEqual({ from: 1, to: 1 })
  })
})

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

  it('is counted from statistics of that day until the server has answered', () => {
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

const stages = [
  makeStage({ id: 61, days: [makeDay({ id: 501, dayNumber: 1 }), makeDay({ id: 504, dayNumber: 4 })] }),
  makeStage({ id: 62, days: [makeDay({ id: 508, stageId: 62, dayNumber: 8 })] }),
]

it('finds days by id and by number', () => {
  expect(dayById(stages, 508)?.dayNumber).toBe(8)
  expect(dayById(stages, 999)).toBeNull()
  expect(dayByNumber(stages, 4)?.id).toBe(504)
  expect(dayByNumber(stages, 5)).toBeNull()
})

const done = (stageDayId: number) => makeDayStatus({ stageDayId, status: 'finished' })
const closed = (stageId: number) => makeStageStatus({ stageId, status: 'close' })

describe('the current day', () => {
  it.each([
    ['the server says so', { id: 508, stageId: 62, dayNumber: 8 }, [], [], 508],
    ['the server names an unknown one', { id: 999, stageId: 9, dayNumber: 99 }, [], [], 501],
    ['nothing is done', null, [], [], 501],
    ['the first is done', null, [done(501)], [], 504],
    ['the first is started only', null, [makeDayStatus({ stageDayId: 501, status: 'started' })], [], 501],
    ['the first stage is closed', null, [], [closed(61)], 508],
    ['all stages are closed', null, [done(501)], [closed(61), closed(62)], 504],
    ['all is done', null, [done(501), done(504), done(508)], [], null],
  ])('%s', (_name, currentTrainingDay, days, stageStatuses, id) => {
    expect(currentDay(stages, { currentTrainingDay, days, stages: stageStatuses })?.id ?? null).toBe(id)
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
