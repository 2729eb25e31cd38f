import { describe, expect, it } from 'vitest'
import { makeDay, makeDayStatus, makeStage, makeStageStatus } from '../../../../tests/contract/made'
import { currentDay, dayById, dayByNumber } from './find-day'

const stages = [
  makeStage({ id: 61, days: [makeDay({ id: 501, dayNumber: 1 }), makeDay({ id: 504, dayNumber: 4 })] }),
  makeStage({ id: 62, days: [makeDay({ id: 508, stageId: 62, dayNumber: 8 })] }),
]

it('finds days by id and by number', () => {
  expect(dayById(stages, 508)?.dayNumber).toBe(8)
  expect(dayById(stages, 999)).toBeNull()
  expect(dayByNumber(stages, 4)?.id).toBe(504)
  expect(dayByNumber(stages, 5)).toBeNull()
})

const done = (stageDayId: number) => makeDayStatus({ stageDayId, status: 'finished' })
const closed = (stageId: number) => makeStageStatus({ stageId, status: 'close' })

describe('the current day', () => {
  it.each([
    ['the server says so', { id: 508, stageId: 62, dayNumber: 8 }, [], [], 508],
    ['the server names an unknown one', { id: 999, stageId: 9, dayNumber: 99 }, [], [], 501],
    ['nothing is done', null, [], [], 501],
    ['the first is done', null, [done(501)], [], 504],
    ['the first is started only', null, [makeDayStatus({ stageDayId: 501, status: 'started' })], [], 501],
    ['the first stage is closed', null, [], [closed(61)], 508],
    ['all stages are closed', null, [done(501)], [closed(61), closed(62)], 504],
    ['all is done', null, [done(501), done(504), done(508)], [], null],
  ])('%s', (_name, currentTrainingDay, days, stageStatuses, id) => {
    expect(currentDay(stages, { currentTrainingDay, days, stages: stageStatuses })?.id ?? null).toBe(id)
  })
})
