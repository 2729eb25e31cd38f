import { describe, expect, it } from 'vitest'
import { roundsDone, viewedSeconds } from './rounds'

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
