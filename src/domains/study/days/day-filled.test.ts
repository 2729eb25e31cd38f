import { describe, expect, it } from 'vitest'
import { isDayFilled } from './day-filled'

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
