import { expect, it } from 'vitest'
import { keptByCourse, lessonsOfFinished } from './by-course'
import { keptLesson } from './kept-fixture'

const ALL = [
  keptLesson({ id: 'b', dayNumber: 2, place: 1, bytes: 10 }),
  keptLesson({ id: 'a2', dayNumber: 1, place: 3, bytes: 10 }),
  keptLesson({ id: 'a1', dayNumber: 1, place: 2, bytes: 10 }),
  keptLesson({ id: 'c', streamId: 302, dayId: 604, courseName: 'Bread', bytes: 100 }),
]

it('is shown by course, the largest first, in the order of its days', () => {
  const shown = keptByCourse(ALL).map(({ streamId, name, bytes, lessons }) => [
    streamId,
    name,
    bytes,
    ...lessons.map(({ id }) => id),
  ])
  expect(shown).toEqual([
    [302, 'Bread', 100, 'c'],
    [301, 'Direction', 30, 'a1', 'a2', 'b'],
  ])
})

it('knows the lessons of finished days, stream by stream', () => {
  const finished = [
    { streamId: 302, dayId: 604 },
    { streamId: 301, dayId: 604 },
  ]
  expect(lessonsOfFinished(ALL, finished).map(({ id }) => id)).toEqual(['c'])
})
