import { describe, expect, it } from 'vitest'
import { countedDayProgress, isLessonComplete } from './day-progress'

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
