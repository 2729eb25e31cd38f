import { describe, expect, it } from 'vitest'
import { isLessonComplete, viewedSeconds } from '#/domains/study/days/day-progress'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { leftToView, repeatBounds, repeatCount, roundsDone, viewedOfDay } from './day-plan'

const row = (lessonId: number, viewedSeconds: number, playCount: number) => ({
  dayId: 5,
  lessonId,
  viewedSeconds,
  playCount,
})

describe('roundsDone', () => {
  const lessons = [
    { id: 1, delay: 100 },
    { id: 2, delay: 0 },
  ]

  it.each([
    { rows: [], rounds: 0 },
    { rows: [row(1, 100, 2)], rounds: 0 },
    { rows: [row(1, 100, 2), row(2, 0, 3)], rounds: 2 },
    { rows: [row(1, 99, 2), row(2, 0, 3)], rounds: 1 },
    { rows: [row(1, 1000, 2), row(2, 0, 1)], rounds: 1 },
    { rows: [{ ...row(1, 100, 2), dayId: 6 }, row(2, 0, 1)], rounds: 0 },
  ])('$rows are $rounds rounds', ({ rows, rounds }) => {
    expect(roundsDone(5, lessons, rows)).toBe(rounds)
  })

  it('are none without lessons', () => {
    expect(roundsDone(5, [], [])).toBe(0)
  })
})

it.each([
  [5, 1, 40],
  [5, 2, 0],
  [6, 1, 0],
])('viewed seconds of day %s, lesson %s are %s', (dayId, lessonId, seconds) => {
  expect(viewedSeconds([row(1, 40, 1)], dayId, lessonId)).toBe(seconds)
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

const video = sampleLesson({ delay: 64 })
const explained = sampleLesson({ localVideoFile: null, localDescriptionVideoFile: sampleVideo() })
const unknown = sampleLesson({ delay: 0 })
const bare = sampleLesson({ localVideoFile: null, delay: 0 })

it.each([
  // lessons, seconds viewed of each, how many can be viewed, how many are left
  ['one that is not viewed', [video], 0, 1, 1],
  ['one that is viewed', [video], 40, 1, 0],
  ['one that only explains', [explained], 0, 1, 1],
  ['one without any video', [bare], 0, 0, 0],
  ['one without any video beside one with', [bare, video], 0, 1, 1],
  ['one whose length is unknown', [unknown], 0, 1, 1],
  ['one whose length is unknown, viewed', [unknown], 1, 1, 0],
  ['none', [], 0, 0, 0],
] as const)('of %s', (_name, lessons, seconds, all, left) => {
  const isComplete = (lesson: { delay: number }) => isLessonComplete(lesson, seconds)
  expect(leftToView({ lessons, isComplete })).toEqual({ all, left })
})

it('adds up what was viewed of a day, and of no other', () => {
  expect(viewedOfDay([row(1, 40, 1), row(2, 9, 1), { ...row(1, 100, 1), dayId: 6 }], 5)).toBe(49)
})
