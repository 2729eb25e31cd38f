import { expect, test } from 'vitest'
import type { LockCondition } from './lock-conditions'
import { courseFixture } from '../course/course-fixture'
import { stageWait } from './stage-wait'

const at = new Date('2026-06-12T00:00:00Z')
const { stages } = courseFixture({
  stages: { 62: { homeworks: [{ id: 652, stage_id: 62, homework_id: 602, homework: { id: 602, type: 'selfie' } }] } },
})
const time: LockCondition = { kind: 'time', code: 'stage_time', params: { stageId: 62, at } }
const homework = {
  kind: 'todo',
  code: 'stage_homework',
  params: { stageId: 61, rowId: 651, homeworkId: 601, isFailed: false },
} satisfies LockCondition
const again: LockCondition = { ...homework, params: { ...homework.params, isFailed: true } }
const selfie: LockCondition = {
  kind: 'todo',
  code: 'stage_homework',
  params: { stageId: 62, rowId: 652, homeworkId: 602, isFailed: false },
}
const day: LockCondition = { kind: 'todo', code: 'stage_day', params: { stageId: 61, dayId: 502, dayNumber: 2 } }
const missing: LockCondition = { kind: 'todo', code: 'stage_day', params: { stageId: 61, dayId: 599, dayNumber: null } }
const none = { at: null, request: null, stream: null }

test.each<[string, LockCondition[], object]>([
  ['its date', [time], { at }],
  [
    'a date that has come',
    [{ ...time, kind: 'met' } as const, homework],
    { request: { kind: 'homework', stageNumber: 1 } },
  ],
  ['homework that was not approved', [again], { request: { kind: 'homework_again', stageNumber: 1 } }],
  ['a selfie', [selfie], { request: { kind: 'selfie', stageNumber: 2 } }],
  ['a day', [time, day], { at, request: { kind: 'day', dayNumber: 2 } }],
  ['a day that the course does not have', [missing], { request: { kind: 'several' } }],
  ['several things', [homework, day], { request: { kind: 'several' } }],
  ['the start', [{ kind: 'time', code: 'stream_start', params: { at } }], { stream: 'not_started' }],
  ['a pause', [{ kind: 'time', code: 'freeze', params: { at } }], { stream: 'freeze' }],
  ['a renewal', [{ kind: 'buy', code: 'stream_end', params: { at } }], { stream: 'ended' }],
  ['a subscription', [{ kind: 'buy', code: 'subscription', params: { at } }], { stream: 'stopped' }],
])('waits for %s', (_name, conditions, wait) => {
  const lock = { isOpen: false, conditions, step: { code: 'wait', at }, detour: null } as const
  expect(stageWait(lock, stages)).toEqual({ ...none, ...wait })
})
