import { describe, expect, test } from 'vitest'
import { homeworkWire } from '../homework-wire'
import { formatDay } from '#/lib/format-date'
import * as z from '#/lib/zod'
import { courseFixture, fixtureTime } from './course-fixture'
import { isHeldBack } from '../homework/homework-entries'
import type { StreamInState } from '../streams/stream-groups'
import { calendarView } from './calendar-view'
import { type CourseAnswers, courseView } from './course-view'

function viewAt(
  one: StreamInState,
  answers: Pick<CourseAnswers, 'stages' | 'status'>,
  { now, zone }: { now: Date; zone: string },
) {
  return calendarView(courseView(one, { ...answers, all: [], subscriptions: [], userId: 1, now }), zone)
}

function viewOf(changes: Parameters<typeof courseFixture>[0] = {}, state: 'open' | 'ended' = 'open') {
  const { one, stages, status } = courseFixture(changes)
  return viewAt({ ...one, state }, { stages, status }, fixtureTime)
}

const tiles = (view: ReturnType<typeof viewOf>) =>
  view.calendar.map(({ place, progress, days }) => [place, progress.done, ...days.map(({ state }) => state)])

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
  expect(view.calendar.map(({ place }) => place)).toEqual(['past', 'past', 'past'])
})

test('days of a course that is over are locked, done ones stay done', () => {
  const [first] = viewOf({}, 'ended').calendar
  expect(first?.days.map(({ state, isLocked }) => [state, isLocked])).toEqual([
    ['done', true],
    ['locked', true],
  ])
})

test('dates follow the opening of the stage, and the start of the course where the server names none', () => {
  const dates = (view: ReturnType<typeof viewOf>) =>
    view.calendar.flatMap(({ days }) => days.map(({ date }) => date - view.today))
  expect(dates(viewOf())).toEqual([-3, -2, -1, 0, 1, 2])
  expect(dates(viewOf({ status: { stages: [] } }))).toEqual([-3, -2, -1, 0, 1, 2])
})

test.each([
  ['whole days later, over the end of summer time', 7 * 24, 26],
  ['after a pause of local days over that night', 7 * 24 + 1, 26],
  // 23:00 on 18 October there, and midnight after the pause.
  ['after such a pause, for a learner whose clock does not change', 7 * 24 + 1, 25, 'Africa/Lagos'],
  ['after a pause that was ended at noon', 7 * 24 + 13, 26],
  ['after a pause that was ended in the evening', 6 * 24 + 22, 25],
])('the date of a stage that opens %s', (_, hours, date, zone = 'Europe/Berlin') => {
  // Monday, 19 October 2026, 00:00 in Berlin.
  const start = Date.UTC(2026, 9, 18, 22) / 1000
  const { one, stages, status } = courseFixture({
    status: {
      stream: { id: 301, course_id: 41, start_date: start },
      stages: [{ stage_id: 62, status: 'open', open_at: start + hours * 3600 }],
    },
  })
  const time = { now: new Date(Date.UTC(2026, 9, 25, 22, 30)), zone, locale: 'en' }
  const view = viewAt(one, { stages, status }, time)
  const first = view.calendar[1]?.days[0]
  expect(first && formatDay(first.date, 'dayOfMonth', 'en')).toBe(String(date))
})

describe('a pause in the middle of a stage', () => {
  const start = Date.UTC(2026, 5, 1) / 1000
  const atDay = (number: number) => start + (number - 1) * 86_400
  const days = (from: number) =>
    [0, 1, 2, 3].map((index) => ({ id: 500 + from + index, stage_id: 61, day_number: from + index, lesson_sets: [] }))
  const finished = (number: number, on: number | null) => ({
    id: number,
    stage_day_id: 500 + number,
    status: 'finished',
    finished_at: on && atDay(on) + 3600,
  })
  /** "2 done" for each day of the first stage: its date in June and its state. */
  function firstStage({ freeze = null as object | null, done = [finished(1, 1)], now = 13, nextNumber = 5 } = {}) {
    const { one, stages, status } = courseFixture({
      stream: { user_course_stream_freeze: freeze },
      stages: { 61: { days: days(1), request_homeworks: [] }, 62: { days: [] }, 63: { days: days(nextNumber) } },
      status: {
        days: done,
        stages: [
          { stage_id: 61, status: 'open', open_at: start },
          { stage_id: 62, status: 'open', open_at: start },
          { stage_id: 63, status: 'close', open_at: atDay(15) },
        ],
        current_training_day: { id: 502, stage_id: 61, day_number: 2 },
      },
    })
    const time = { ...fixtureTime, now: new Date((atDay(now) + 7200) * 1000) }
    const view = viewAt(one, { stages, status }, time)
    return view.calendar[0]?.days.map(({ date, state }) => `${formatDay(date, 'dayOfMonth', 'en')} ${state}`)
  }

  test('moves the days that are left behind it', () => {
    expect(firstStage()).toEqual(['1 done', '12 today', '13 open', '14 open'])
    expect(firstStage({ now: 14 })).toEqual(['1 done', '12 today', '13 missed', '14 open'])
  })

  test('leaves the days before it where they were, while the server still names it', () => {
    const freeze = { status: 2, start_date: atDay(3), end_date: atDay(13) }
    expect(firstStage({ freeze })).toEqual(['1 done', '2 today', '13 open', '14 open'])
  })

  test('stays counted where another one is planned, or was cancelled before it began', () => {
    const planned = { status: 0, start_date: atDay(10), end_date: atDay(14) }
    expect(firstStage({ freeze: planned, now: 9 })).toEqual(['1 done', '8 today', '9 open', '14 open'])
    const cancelled = { status: 2, start_date: atDay(14), end_date: atDay(30) }
    expect(firstStage({ freeze: { ...cancelled, end_date: null } })).toEqual([
      '1 done',
      '12 today',
      '13 open',
      '14 open',
    ])
    expect(firstStage({ freeze: cancelled })).toEqual(['1 done', '12 today', '13 open', '14 open'])
  })

  test('keeps what was done before it, even late or ahead, apart from what was done after it', () => {
    const done = [finished(1, 3), finished(2, 13), finished(3, 13), finished(4, 2)]
    expect(firstStage({ done })).toEqual(['1 done', '12 done', '13 done', '4 done'])
    expect(firstStage({ done: [finished(1, null)] })?.[0]).toBe('1 done')
    expect(firstStage({ done: [finished(1, 6)] })?.[0]).toBe('1 done')
  })

  test('is not seen where the days of the course themselves leave a gap, or follow each other closely', () => {
    expect(firstStage({ nextNumber: 15 })).toEqual(['1 done', '2 today', '3 missed', '4 missed'])
    expect(firstStage({ nextNumber: 16 })).toEqual(['1 done', '2 today', '3 missed', '4 missed'])
  })
})

test('a day counts its points and started minutes', () => {
  const day = viewOf().calendar[0]?.days[0]
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
    const day = viewOf({ stream, stages: { 61: { days } } }).calendar[0]?.days[0]
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
    const answers = { stages, all: known, status, subscriptions: [], userId: 1, now: fixtureTime.now }
    const { locks } = courseView(one, answers)
    return locks.stages[0]?.homeworks[0]?.homework?.title
  }
  expect(titleIn(all)).toBe('Found')
  expect(titleIn([])).toBeUndefined()
})

describe('homework', () => {
  const later = { id: 652, stage_id: 62, homework_id: 602, homework: { id: 602, title: 'Plan' } }
  const sent = { id: 2, stream_id: 301, target_id: 652, target_type: 'course_stage_homework' }
  const lockedOf = (homeworks: object[], state: 'open' | 'ended' = 'open') =>
    viewOf({ stages: { 62: { homeworks: [later] } }, status: { homeworks } }, state).homework.map((entry) => [
      entry.row.target.id,
      isHeldBack(entry, { state }),
    ])

  test('of a stage that waits for what is not sent yet is locked', () => {
    expect(lockedOf([])).toEqual([
      [651, false],
      [652, true],
    ])
  })

  test('that was sent is open, and so is any of a course that is over', () => {
    expect(lockedOf([{ ...sent, status: 'UPLOADED' }])[1]).toEqual([652, false])
    expect(lockedOf([], 'ended')[1]).toEqual([652, false])
  })

  test('that the server locks is locked', () => {
    expect(lockedOf([{ ...sent, status: 'UPLOADED', is_locked: true }])[1]).toEqual([652, true])
  })
})
