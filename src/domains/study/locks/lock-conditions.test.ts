import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import { makeDay, makeHomework, makeStage } from '../../../../tests/contract/made'
import { dayHomeworkWire, stageHomeworkWire } from '../homework-wire'
import { isOpenByTime, lacksRequested, type LockCondition } from './lock-conditions'

it.each([
  // open by the day, by its status, open
  [false, undefined, false],
  [true, undefined, true],
  [true, false, false],
  [false, true, true],
])('a day is open by time: by the course %s, by its status %s: %s', (byDay, byStatus, open) => {
  const status = byStatus === undefined ? undefined : { isOpenByTimeDelay: byStatus }
  expect(isOpenByTime({ isOpenByTimeDelay: byDay }, status)).toBe(open)
})

const homework = (rowId: number): LockCondition => ({
  kind: 'todo',
  code: 'stage_homework',
  params: { stageId: 61, rowId, homeworkId: 601, isFailed: false },
})
const time: LockCondition = { kind: 'time', code: 'stage_time', params: { stageId: 61, at: null } }

const row = { ...z.parse(stageHomeworkWire, examples.stageHomework), homework: null }
const ofDay = { ...z.parse(dayHomeworkWire, examples.dayHomework), homework: null }
const stages = [
  makeStage({
    homeworks: [row, { ...row, id: 652, homework: makeHomework() }],
    days: [makeDay({ homeworks: [ofDay] })],
  }),
]

it.each([
  ['homework without its task', [time, homework(651)], true],
  ['homework that came with its task', [homework(652)], false],
  ['homework that no stage names', [homework(999)], false],
  ['time alone, whatever a stage or day left out', [time], false],
])('a lock that asks for %s', (_name, conditions, lacks) => {
  expect(lacksRequested(conditions, stages)).toBe(lacks)
})
