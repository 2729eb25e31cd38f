import { expect, it } from 'vitest'
import { makeDay, makeDayStatus, makeStage } from '../../../tests/contract/made'
import { sampleLesson, sampleVideo } from '#/domains/study/lessons/lesson-fixtures'
import { keptLesson } from './kept-fixture'
import { lessonsToKeep } from './places'
import { comingDay, takenByItself, withinBudget } from './tomorrow'

const sets = [
  { id: 1, sort: 1, repeatCount: 1, userRepeatRangeFrom: 1, userRepeatRangeTo: 1, lessons: [sampleLesson()] },
]
const day = (id: number, dayNumber: number, lessonSets = sets) => makeDay({ id, dayNumber, lessonSets })
const stages = [makeStage({ id: 61, days: [day(504, 4), day(501, 1), day(502, 2, []), day(503, 3)] })]
const statusOf = (...rows: ['started' | 'finished', number][]) => ({
  days: rows.map(([status, stageDayId]) => makeDayStatus({ status, stageDayId })),
  stages: [],
  currentTrainingDay: null,
})

it.each([
  ['nothing is done', statusOf(), 501],
  ['the first has been started', statusOf(['started', 501]), 503],
  ['the first is done and the next one has no lessons', statusOf(['finished', 501]), 503],
  [
    'the last has been started',
    statusOf(['finished', 501], ['finished', 502], ['finished', 503], ['started', 504]),
    null,
  ],
  [
    'all are done',
    statusOf(...([501, 502, 503, 504] as const).map((id) => ['finished', id] as ['finished', number])),
    null,
  ],
])('where %s, the coming day is %o', (_, status, id) => {
  expect(comingDay(stages, status)?.id ?? null).toBe(id)
})

const lessons = lessonsToKeep(
  [1, 2, 3].map((id) => ({
    day: { id: 504, dayNumber: 4 },
    lesson: sampleLesson({ id, localVideoFile: sampleVideo({ id, duration: 60 }) }),
  })),
  { isPhone: false, canRunHls: true },
)

it.each([
  { budget: 180, taken: 0, count: 3 },
  { budget: 180, taken: 1, count: 2 },
  { budget: 100, taken: 50, count: 0 },
])('of lessons of 60 bytes $count fit into $budget of which $taken are taken', ({ budget, taken, count }) => {
  expect(withinBudget(lessons, { budget, taken, bytesPerSecond: 1 })).toEqual(lessons.slice(0, count))
})

it('counts what was kept by itself, as large as it will be', () => {
  const rows = [
    keptLesson({ isAutomatic: true, bytes: 10, total: 40 }),
    keptLesson({ isAutomatic: true, bytes: 50, total: 40 }),
    keptLesson({ bytes: 1000, total: 1000 }),
  ]
  expect(takenByItself(rows)).toBe(90)
})
