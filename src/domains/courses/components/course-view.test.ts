import { expect, test } from 'vitest'
import { homeworkWire } from '#/domains/homework/wire'
import { formatDay } from '#/lib/format-date'
import * as z from '#/lib/zod'
import { courseFixture, fixtureTime } from './course-fixture'
import { courseView } from './course-view'

function viewOf(changes: Parameters<typeof courseFixture>[0] = {}, state: 'open' | 'ended' = 'open') {
  const { one, stages, status } = courseFixture(changes)
  return courseView({ ...one, state }, { stages, all: [], status, subscriptions: [], userId: 1 }, fixtureTime)
}

const tiles = (view: ReturnType<typeof viewOf>) =>
  view.stages.map(({ place, progress, days }) => [place, progress.done, ...days.map(({ state }) => state)])

test('stages lie before, at and after the current day, with the states of their days', () => {
  const view = viewOf()
  expect(tiles(view)).toEqual([
    ['now', 1, 'done', 'today'],
    // What stage 1 requests has not been sent.
    ['next', 0, 'locked', 'locked'],
    ['next', 0, 'locked', 'locked'],
  ])
  expect(view.current?.day.dayNumber).toBe(2)
  expect(view.currentStage?.number).toBe(1)
})

test('once the homework is sent the next stage opens, and a past day is missed', () => {
  const homeworks = [
    { id: 1, stream_id: 301, target_id: 651, target_type: 'course_stage_homework', status: 'UPLOADED' },
  ]
  const current = { id: 504, stage_id: 62, day_number: 4 }
  expect(tiles(viewOf({ status: { homeworks, current_training_day: current } }))).toEqual([
    ['past', 1, 'done', 'missed'],
    ['now', 0, 'missed', 'today'],
    ['next', 0, 'locked', 'locked'],
  ])
})

test('a finished course has neither a current day nor a stage ahead of it', () => {
  const days = [501, 502, 503, 504, 505, 506].map((id) => ({ id, stage_day_id: id, status: 'finished' }))
  const view = viewOf({ status: { days, current_training_day: null } })
  expect(view.current).toBeNull()
  expect(view.stages.map(({ place }) => place)).toEqual(['past', 'past', 'past'])
})

test('days of a course that is over are locked, done ones stay done', () => {
  const [first] = viewOf({}, 'ended').stages
  expect(first?.days.map(({ state, isLocked }) => [state, isLocked])).toEqual([
    ['done', true],
    ['locked', true],
  ])
})

test('dates follow the opening of the stage, and the start of the course where the server names none', () => {
  const dates = (view: ReturnType<typeof viewOf>) =>
    view.stages.flatMap(({ days }) => days.map(({ date }) => date - view.today))
  expect(dates(viewOf())).toEqual([-3, -2, -1, 0, 1, 2])
  expect(dates(viewOf({ status: { stages: [] } }))).toEqual([-3, -2, -1, 0, 1, 2])
})

test.each([
  ['whole days later, over the end of summer time', 7 * 24, 26],
  ['after a pause of local days over that night', 7 * 24 + 1, 26],
  ['after a pause that was ended at noon', 7 * 24 + 13, 26],
  ['after a pause that was ended in the evening', 6 * 24 + 22, 25],
])('the date of a stage that opens %s', (_, hours, date) => {
  // Monday, 19 October 2026, 00:00 in Berlin.
  const start = Date.UTC(2026, 9, 18, 22) / 1000
  const { one, stages, status } = courseFixture({
    status: {
      stream: { id: 301, course_id: 41, start_date: start },
      stages: [{ stage_id: 62, status: 'open', open_at: start + hours * 3600 }],
    },
  })
  const time = { now: new Date(Date.UTC(2026, 9, 25, 22, 30)), zone: 'Europe/Berlin', locale: 'en' }
  const view = courseView(one, { stages, all: [], status, subscriptions: [], userId: 1 }, time)
  const first = view.stages[1]?.days[0]
  expect(first && formatDay(first.date, 'dayOfMonth', 'en')).toBe(String(date))
})

test('a day counts its points and started minutes', () => {
  const day = viewOf().stages[0]?.days[0]
  expect([day?.points, day?.minutes]).toEqual([10, 2])
})

test('a day counts the lessons that fit what the learner chose', () => {
  const lessons = [12, 13].map((id) => ({
    id,
    title: 'Look',
    video_length: 61,
    training_lesson_option_value_ids: [id],
  }))
  const course_options = { training_lesson_option_values: [12, 13].map((id) => ({ id, title: 'Place' })) }
  const days = [{ id: 501, stage_id: 61, day_number: 1, course_options, lesson_sets: [{ id: 1, lessons }] }]
  const chosen = { filters: { training_lesson_option_values: [12] } }
  const countsOf = (stream: object) => {
    const day = viewOf({ stream, stages: { 61: { days } } }).stages[0]?.days[0]
    return [day?.lessons, day?.minutes]
  }
  expect(countsOf({})).toEqual([2, 3])
  expect(countsOf(chosen)).toEqual([1, 2])
})

test('a stage without days is shown without tiles', () => {
  expect(tiles(viewOf({ stages: { 63: { days: [] } } }))[2]).toEqual(['next', 0])
})

test('homework that its stage leaves out is looked up', () => {
  const lost = { id: 651, stage_id: 61, homework_id: 601, homework: null }
  const { one, stages, status } = courseFixture({ stages: { 61: { homeworks: [lost] } } })
  const all = [z.parse(homeworkWire, { id: 601, title: 'Found' })]
  const titleIn = (known: typeof all) => {
    const { locks } = courseView(one, { stages, all: known, status, subscriptions: [], userId: 1 }, fixtureTime)
    return locks.stages[0]?.homeworks[0]?.homework?.title
  }
  expect(titleIn(all)).toBe('Found')
  expect(titleIn([])).toBeUndefined()
})
