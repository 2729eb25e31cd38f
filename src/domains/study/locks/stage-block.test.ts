import { describe, expect, it } from 'vitest'

import { inDays, makeDayStatus, makeHomeworkStatus } from '../../../../tests/contract/made'
import type { HomeworkStatus } from '../model'
import { type RequestFacts, refusing, requestsBefore } from './stage-block'

const stages = [
  { id: 61, requestHomeworks: [651], requestDays: [507] },
  { id: 62, requestHomeworks: [], requestDays: [] },
  { id: 63, requestHomeworks: [653], requestDays: [] },
  { id: 64, requestHomeworks: [], requestDays: [] },
]
const filters = { refusedHomeworkIds: [], refusedDayIds: [] }
const nothing: RequestFacts = { homeworks: [], days: [], filters }
const sent = (targetId: number, change: Partial<HomeworkStatus> = {}) =>
  makeHomeworkStatus({ targetId, status: 'UPLOADED', ...change })
const finished = makeDayStatus({ stageDayId: 507 })
/** A stage is blocked while anything requested before it is pending. */
const isBlocked = (stageId: number, facts: RequestFacts) =>
  requestsBefore(stages, stageId, facts).some(({ state }) => state === 'pending')
const met: RequestFacts = { ...nothing, homeworks: [sent(651)], days: [finished] }

describe('a stage is blocked', () => {
  it.each<[string, number, RequestFacts, boolean]>([
    ['never the first', 61, nothing, false],
    ['by all that is missing', 62, nothing, true],
    ['by homework alone', 62, { ...nothing, days: [finished] }, true],
    ['by a day alone', 62, { ...nothing, homeworks: [sent(651)] }, true],
    [
      'by a day that is only started',
      62,
      { ...met, days: [makeDayStatus({ stageDayId: 507, status: 'started' })] },
      true,
    ],
    ['not once all is met', 62, met, false],
    ['not by approved homework', 62, { ...met, homeworks: [sent(651, { status: 'DONE' })] }, false],
    ['by homework that was not approved', 62, { ...met, homeworks: [sent(651, { status: 'FAIL' })] }, true],
    ['by homework not sent', 62, { ...met, homeworks: [sent(651, { status: 'NOT_UPLOADED' })] }, true],
    [
      'by homework of a day with the same id',
      62,
      { ...met, homeworks: [sent(651, { targetType: 'stage_day_homework' })] },
      true,
    ],
    ['by what was left behind two stages ago', 63, nothing, true],
    ['by its own request never', 63, met, false],
    ['by the request of the stage before', 64, met, true],
    [
      'not by refused homework',
      62,
      { ...met, homeworks: [], filters: { ...filters, refusedHomeworkIds: [651] } },
      false,
    ],
    ['not by a refused day', 62, { ...met, days: [], filters: { ...filters, refusedDayIds: [507] } }, false],
    [
      'by homework where a day of that id is refused',
      62,
      { ...met, homeworks: [], filters: { ...filters, refusedDayIds: [651] } },
      true,
    ],
    ['never an unknown one', 99, nothing, false],
  ])('%s', (_name, stageId, facts, blocked) => {
    expect(isBlocked(stageId, facts)).toBe(blocked)
  })

  it('by the later of two statuses (awkward 4)', () => {
    const early = sent(651, { id: 1, status: 'DONE', updatedAt: inDays(-2) })
    const late = sent(651, { id: 2, status: 'FAIL', updatedAt: inDays(-1) })
    expect(isBlocked(62, { ...met, homeworks: [late, early] })).toBe(true)
  })
})

it('lists what is done, refused and pending, from the first stage on', () => {
  const facts = { homeworks: [sent(651)], days: [], filters: { ...filters, refusedHomeworkIds: [653] } }
  expect(requestsBefore(stages, 64, facts)).toEqual([
    { kind: 'homework', stageId: 61, id: 651, state: 'done' },
    { kind: 'day', stageId: 61, id: 507, state: 'pending' },
    { kind: 'homework', stageId: 63, id: 653, state: 'refused' },
  ])
})

it('adds to what is declined already, each once', () => {
  const before = {
    trainingLessonOptionValues: [12],
    refusedHomeworkIds: [1],
    refusedDayIds: [5],
    rest: { mood: 'calm' },
  }
  expect(refusing(before, { homeworkIds: [1, 651], dayIds: [507] })).toEqual({
    ...before,
    refusedHomeworkIds: [1, 651],
    refusedDayIds: [5, 507],
  })
})
