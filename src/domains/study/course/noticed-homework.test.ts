import { expect, test } from 'vitest'
import { dueBy } from '../homework/homework-entries'
import { calendarView } from './calendar-view'
import { courseFixture, fixtureTime } from './course-fixture'
import { courseView } from './course-view'
import { dueHomework, noticedHomework } from './noticed-homework'

const rows = [651, 652].map((id) => ({ id, stage_id: 61, homework_id: id - 50, homework: { id: id - 50 } }))
const dayRow = { id: 671, stage_day_id: 502, homework_id: 601, homework: { id: 601 } }

function viewOf(
  statuses: Record<number, [status: string, updatedAt?: number]>,
  withDay = false,
  { now }: { now: Date } = fixtureTime,
) {
  const homeworks = Object.entries(statuses).map(([id, [status, updated_at]]) => ({
    id: Number(id),
    stream_id: 301,
    target_id: Number(id),
    target_type: 'course_stage_homework',
    status,
    updated_at,
  }))
  const { one, stages, status } = courseFixture({ status: { homeworks }, stages: { 61: { homeworks: rows } } })
  if (withDay) {
    const [first] = courseFixture({
      stages: { 61: { days: [{ id: 502, stage_id: 61, day_number: 2, homeworks: [dayRow] }], homeworks: rows } },
    }).stages
    if (first) stages[0] = first
  }
  return calendarView(courseView(one, { stages, all: [], status, subscriptions: [], userId: 1, now }), 'UTC')
}

test.each<[string, Record<number, [string, number?]>, number | null]>([
  ['nothing sent: the first of the course', {}, 651],
  ['one to be done again before one to be sent', { 652: ['FAIL', 5] }, 652],
  ['one to be sent before one on checking', { 651: ['UPLOADED', 5] }, 652],
  ['of two alike the one changed last', { 651: ['DONE', 5], 652: ['DONE', 9] }, 652],
  ['states that this client does not know are passed over', { 651: ['LOST'], 652: ['LOST'] }, null],
])('%s', (_name, statuses, id) => {
  expect(noticedHomework(viewOf(statuses))?.row.target.id ?? null).toBe(id)
})

test('of two without a date, the one that the next stage requests', () => {
  const view = viewOf({})
  const homework = view.homework.map((entry, place) => ({ ...entry, deadline: null, isRequested: place === 1 }))
  expect(noticedHomework({ ...view, homework })?.row.target.id).toBe(652)
})

test('a day owes its own homework first, else that of its stage, due when the next stage opens', () => {
  const own = dueHomework({ id: 502, stageId: 61 }, viewOf({}, true))
  expect(own?.row.target.id).toBe(671)
  // The stage requests the same task in a row of its own, which has to be sent separately.
  expect(own?.deadline).toEqual(new Date('2026-07-01T00:00:00Z'))
  const before = { now: new Date('2026-06-02T12:00:00Z') }
  const ofStage = dueHomework({ id: 502, stageId: 61 }, viewOf({}, false, before))
  expect(ofStage?.row.target.id).toBe(651)
  expect(ofStage?.deadline).toEqual(new Date('2026-06-03T00:00:00Z'))
  // That day has passed: the stage waits for it without a date.
  const late = dueHomework({ id: 502, stageId: 61 }, viewOf({}))
  expect(late?.row).toEqual(ofStage?.row)
  expect(late && dueBy(late)).toBeNull()
})

test('homework of a stage that waits for a day is neither announced nor due, unless the course itself waits', () => {
  const late = { id: 653, stage_id: 62, homework_id: 603, homework: { id: 603 } }
  const { one, stages, status } = courseFixture({
    stages: { 61: { homeworks: [], request_homeworks: [], request_days: [502] }, 62: { homeworks: [late] } },
  })
  const noticed = (state: 'open' | 'freeze') => {
    const answers = { stages, all: [], status, subscriptions: [], userId: 1, now: fixtureTime.now }
    const view = calendarView(courseView({ ...one, state }, answers), 'UTC')
    return [
      noticedHomework(view)?.row.target.id ?? null,
      dueHomework({ id: 503, stageId: 62 }, view)?.row.target.id ?? null,
    ]
  }
  expect(noticed('open')).toEqual([null, null])
  expect(noticed('freeze')).toEqual([653, 653])
})

test('nothing is owed once all is sent, nor in another stage', () => {
  expect(dueHomework({ id: 502, stageId: 61 }, viewOf({ 651: ['DONE'], 652: ['UPLOADED'] }))).toBeNull()
  expect(dueHomework({ id: 503, stageId: 62 }, viewOf({}))).toBeNull()
})

test('rejected homework is owed again', () => {
  const owed = dueHomework({ id: 502, stageId: 61 }, viewOf({ 651: ['FAIL'], 652: ['UPLOADED'] }))
  expect(owed?.row.target.id).toBe(651)
})
