import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { lessonSetWire } from '../lesson-wire'
import { chosenOptions, courseOptionValues, dayOptions, filteredSets, filtersBody, fitsOptions } from './lesson-filter'

it.each([
  [[], [], true],
  [[12], [], true],
  [[], [12], true],
  [[12], [12], true],
  [[12, 13], [13], true],
  [[12], [13], false],
])('a lesson of options %o fits the choice %o: %s', (trainingLessonOptionValueIds, chosen, fits) => {
  expect(fitsOptions({ trainingLessonOptionValueIds }, chosen)).toBe(fits)
})

const set = (id: number, ...lessons: number[][]) =>
  z.parse(lessonSetWire, {
    id,
    lessons: lessons.map((ids, index) => ({
      id: id * 10 + index,
      sort: index,
      training_lesson_option_value_ids: ids,
    })),
  })

it('leaves out lessons that do not fit, and sets left empty', () => {
  const sets = [set(1, [12], [13], []), set(2, [13]), set(3)]
  const left = filteredSets(sets, [12])
  expect(left.map(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)])).toEqual([[1, 10, 12]])
  expect(filteredSets(sets, []).map(({ id }) => id)).toEqual([1, 2])
})

it('offers each option once and forgets those that are gone', () => {
  const home = { id: 12, title: 'At home' }
  const gym = { id: 13, title: 'In the gym' }
  const options = (...trainingLessonOptionValues: (typeof home)[]) => ({ trainingLessonOptionValues })
  expect(courseOptionValues(options(home, gym), options(home))).toEqual([home, gym])
  expect(chosenOptions([13, 99], [home, gym])).toEqual([13])
  expect(dayOptions({ course: { courseOptions: options(home) } }, { courseOptions: options(gym) })).toEqual([home, gym])
  expect(dayOptions({ course: null }, { courseOptions: options(gym) })).toEqual([gym])
})

it('sends the filters of other clients back with ours', () => {
  const filters = {
    trainingLessonOptionValues: [12],
    refusedHomeworkIds: [651],
    refusedDayIds: [],
    rest: { mood: 'calm' },
  }
  expect(filtersBody(filters)).toEqual({
    mood: 'calm',
    training_lesson_option_values: [12],
    refused_homework_ids: [651],
    refused_day_ids: [],
  })
})
