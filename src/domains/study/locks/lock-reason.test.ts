import { describe, expect, it } from 'vitest'

import type { HomeworkRow } from '../homework/homework-rows'
import { placeholder } from '../homework/homework-status'
import { dayHomeworkWire, stageHomeworkWire } from '../homework-wire'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import {
  inDays,
  makeDay,
  makeDayStatus,
  makeHomeworkStatus,
  makeStage,
  makeStageStatus,
  makeStream,
  makeSubscription,
  NOW,
} from '../../../../tests/contract/made'
import type { LockContext } from './lock-conditions'
import { lockReason, type LockTarget } from './lock-reason'

const first = makeStage({
  id: 61,
  requestHomeworks: [651, 659],
  requestDays: [507, 599],
  days: [makeDay({ id: 504, dayNumber: 4 }), makeDay({ id: 507, dayNumber: 7 })],
})
const secondDay = makeDay({ id: 508, stageId: 62, dayNumber: 8 })
const second = makeStage({ id: 62, requestHomeworks: [], requestDays: [], homeworks: [], days: [secondDay] })
const sent = makeHomeworkStatus({ targetId: 651, status: 'UPLOADED' })
const sentToo = makeHomeworkStatus({ targetId: 659, status: 'DONE' })
const done = [makeDayStatus({ stageDayId: 507 }), makeDayStatus({ stageDayId: 599 })]
const openStage = makeStageStatus({ stageId: 62, status: 'open', openAt: inDays(-1) })
const closedStage = makeStageStatus({ stageId: 62, status: 'close', openAt: inDays(4) })

const context: LockContext = {
  stream: makeStream(),
  state: 'open',
  stages: [first, second],
  status: { days: done, homeworks: [sent, sentToo], stages: [openStage] },
  subscriptions: [],
  now: NOW,
}
const demo = { stream: makeStream({ isDemo: true, courseFullAccess: false }) }
const withDays = (...days: LockContext['status']['days']) => ({
  status: { ...context.status, days: [...done, ...days] },
})

const stream: LockTarget = { kind: 'stream' }
const stage: LockTarget = { kind: 'stage', stageId: 62 }
const day: LockTarget = { kind: 'day', day: secondDay }

const reason = (target: LockTarget, change: Partial<LockContext> = {}) => lockReason(target, { ...context, ...change })

describe('a stream', () => {
  it.each(['open', 'critical'] as const)('%s is not locked', (state) => {
    expect(reason(stream, { state })).toEqual({ isOpen: true })
    expect(reason(stage, { state })).toEqual({ isOpen: true })
    expect(reason(day, { state })).toEqual({ isOpen: true })
  })

  it.each([
    [
      'waits for its start',
      { state: 'not_started', stream: makeStream({ startDate: inDays(3) }) },
      { kind: 'time', code: 'stream_start', params: { at: inDays(3) } },
      { code: 'wait', at: inDays(3) },
    ],
    [
      'is paused, and the pause can be ended',
      {
        state: 'freeze',
        stream: makeStream({ userCourseStreamFreeze: { status: 1, startDate: inDays(-1), endDate: inDays(6) } }),
      },
      { kind: 'time', code: 'freeze', params: { at: inDays(6) } },
      { code: 'end_freeze' },
    ],
    [
      'is paused without dates',
      { state: 'freeze' },
      { kind: 'time', code: 'freeze', params: { at: null } },
      { code: 'end_freeze' },
    ],
    [
      'has ended',
      { state: 'ended', stream: makeStream({ endDate: inDays(-2) }) },
      { kind: 'buy', code: 'stream_end', params: { at: inDays(-2) } },
      { code: 'renew_course' },
    ],
    [
      'misses its subscription',
      {
        state: 'stopped',
        subscriptions: [
          makeSubscription({ courseIds: [41], endDate: inDays(-9) }),
          makeSubscription({ courseIds: [], endDate: inDays(-3) }),
          makeSubscription({ courseIds: [41], endDate: null }),
          makeSubscription({ courseIds: [42], endDate: inDays(-1) }),
          makeSubscription({ courseIds: [41], isActive: false, endDate: inDays(5) }),
        ],
      },
      { kind: 'buy', code: 'subscription', params: { at: inDays(-3) } },
      { code: 'renew_subscription' },
    ],
    [
      'never had a subscription',
      { state: 'stopped' },
      { kind: 'buy', code: 'subscription', params: { at: null } },
      { code: 'renew_subscription' },
    ],
  ] satisfies [string, Partial<LockContext>, object, object][])('%s', (_name, change, condition, step) => {
    const locked = { isOpen: false, conditions: [condition], step, detour: null }
    expect(reason(stream, change)).toEqual(locked)
    // Below a closed stream no other reason is given.
    expect(reason(stage, change)).toEqual(locked)
    expect(reason(day, { ...change, status: { days: [], homeworks: [], stages: [closedStage] } })).toEqual(locked)
  })
})

describe('a stage', () => {
  const pending = { days: [done[0]!], homeworks: [sent], stages: [openStage] }

  it('lists what is met and what is to do, and lets the learner refuse it', () => {
    expect(reason(stage, { status: pending })).toEqual({
      isOpen: false,
      conditions: [
        { kind: 'met', code: 'stage_time', params: { stageId: 62, at: inDays(-1) } },
        { kind: 'met', code: 'stage_homework', params: { stageId: 61, rowId: 651, homeworkId: 601, isFailed: false } },
        {
          kind: 'todo',
          code: 'stage_homework',
          params: { stageId: 61, rowId: 659, homeworkId: null, isFailed: false },
        },
        { kind: 'met', code: 'stage_day', params: { stageId: 61, dayId: 507, dayNumber: 7 } },
        { kind: 'todo', code: 'stage_day', params: { stageId: 61, dayId: 599, dayNumber: null } },
      ],
      step: { code: 'send_homework', rowId: 659, homeworkId: null, isFailed: false },
      detour: { homeworkIds: [659], dayIds: [599] },
    })
  })

  it('tells homework that was not approved from homework that was never sent', () => {
    const refused = makeHomeworkStatus({ targetId: 659, status: 'FAIL' })
    const ofDay = makeHomeworkStatus({ targetId: 659, targetType: 'stage_day_homework', status: 'DONE' })
    const lock = reason(stage, { status: { ...pending, homeworks: [sent, refused, ofDay] } })
    expect(lock).toMatchObject({
      conditions: [
        { code: 'stage_time' },
        { kind: 'met', params: { rowId: 651, isFailed: false } },
        { kind: 'todo', params: { rowId: 659, isFailed: true } },
        { code: 'stage_day' },
        { code: 'stage_day' },
      ],
      step: { code: 'send_homework', rowId: 659, isFailed: true },
      detour: { homeworkIds: [659] },
    })
  })

  it('names the day when only that is missing', () => {
    const lock = reason(stage, { status: { ...pending, homeworks: [sent, sentToo] } })
    expect(lock).toMatchObject({
      step: { code: 'finish_day', dayId: 599, dayNumber: null },
      detour: { homeworkIds: [], dayIds: [599] },
    })
  })

  it('does not mention what was declined', () => {
    const filters = { ...context.stream.filters, refusedHomeworkIds: [659], refusedDayIds: [599] }
    expect(reason(stage, { status: pending, stream: makeStream({ filters }) })).toEqual({ isOpen: true })
    const half = makeStream({ filters: { ...filters, refusedDayIds: [] } })
    const lock = reason(stage, { status: pending, stream: half })
    expect(lock.isOpen ? [] : lock.conditions.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'met stage_time',
      'met stage_homework',
      'met stage_day',
      'todo stage_day',
    ])
  })

  it('waits for its time', () => {
    expect(reason(stage, { status: { ...context.status, stages: [closedStage] } })).toEqual({
      isOpen: false,
      conditions: [{ kind: 'time', code: 'stage_time', params: { stageId: 62, at: inDays(4) } }],
      step: { code: 'wait', at: inDays(4) },
      detour: null,
    })
  })

  it('that waits for its time and for homework names the homework first and cannot be skipped', () => {
    const lock = reason(stage, { status: { ...pending, stages: [closedStage] } })
    expect(lock).toMatchObject({ step: { code: 'send_homework', rowId: 659 }, detour: null })
  })

  it('is open without a status of its own', () => {
    expect(reason(stage, { status: { ...context.status, stages: [] } })).toEqual({ isOpen: true })
    expect(reason(stage, { status: { ...pending, stages: [] } })).toMatchObject({
      conditions: [{ code: 'stage_time', params: { at: null } }, {}, {}, {}, {}],
    })
  })
})

describe('a day', () => {
  it.each([
    ['outside the demo', { ...demo, ...withDays() }, false, [['buy', 'demo_day']], { code: 'buy_course' }],
    [
      'before its time in the demo',
      {
        ...demo,
        ...withDays(
          makeDayStatus({ stageDayId: 508, status: 'not_started', isOpenByTimeDelay: false, openAt: inDays(2) }),
        ),
      },
      true,
      [['time', 'day_time']],
      { code: 'wait', at: inDays(2) },
    ],
    [
      'outside the demo and before its time',
      { ...demo, ...withDays(makeDayStatus({ stageDayId: 508, status: 'not_started', isOpenByTimeDelay: false })) },
      false,
      [
        ['buy', 'demo_day'],
        ['time', 'day_time'],
      ],
      { code: 'buy_course' },
    ],
  ] as const)('%s', (_name, change, isDemoAccessible, conditions, step) => {
    const lock = reason({ kind: 'day', day: { ...secondDay, isDemoAccessible } }, change)
    expect(lock.isOpen ? [] : lock.conditions.map(({ kind, code }) => [kind, code])).toEqual(conditions)
    expect(lock).toMatchObject({ step, detour: null })
  })

  it('that the course itself closes, without a status, waits without a date', () => {
    const target: LockTarget = { kind: 'day', day: { ...secondDay, isOpenByTimeDelay: false } }
    expect(reason(target, demo)).toMatchObject({ step: { code: 'wait', at: null } })
    expect(reason(target)).toEqual({ isOpen: true })
    // Only demo streams lock days.
    expect(reason({ kind: 'day', day: { ...secondDay, isDemoAccessible: false } })).toEqual({ isOpen: true })
  })

  it('of a blocked stage is blocked, unless it was finished before', () => {
    const status = { ...context.status, homeworks: [] }
    expect(reason(day, { status })).toMatchObject({ isOpen: false, step: { code: 'send_homework' } })
    const finished = { ...status, days: [...done, makeDayStatus({ stageDayId: 508 })] }
    expect(reason(day, { status: finished })).toEqual({ isOpen: true })
    expect(reason(day, { status: { ...finished, stages: [closedStage] } })).toMatchObject({
      conditions: [{ kind: 'time', code: 'stage_time' }],
    })
  })
})

describe('homework', () => {
  const stageRow: HomeworkRow['target'] = z.parse(stageHomeworkWire, examples.stageHomework)
  const dayRow: HomeworkRow['target'] = z.parse(dayHomeworkWire, examples.dayHomework)
  const status = placeholder(301, 'course_stage_homework', 651)
  const ofStage = { target: stageRow, stage: second, day: null, status }

  it('is open, or locked with its stage', () => {
    expect(reason({ kind: 'homework', homework: ofStage })).toEqual({ isOpen: true })
    expect(
      reason({ kind: 'homework', homework: ofStage }, { status: { ...context.status, stages: [closedStage] } }),
    ).toMatchObject({
      step: { code: 'wait' },
    })
  })

  it('is locked by the demo, once', () => {
    const hidden = { ...secondDay, isDemoAccessible: false }
    const homework = { target: dayRow, stage: second, day: hidden, status }
    expect(reason({ kind: 'homework', homework }, demo)).toEqual({
      isOpen: false,
      conditions: [{ kind: 'buy', code: 'demo_homework', params: { at: null } }],
      step: { code: 'buy_course' },
      detour: null,
    })
  })

  it('is locked when the server says so', () => {
    const homework = { ...ofStage, status: { ...status, isLocked: true } }
    expect(reason({ kind: 'homework', homework })).toMatchObject({ step: { code: 'buy_course' } })
  })

  it('waits with its day', () => {
    const homework = { target: dayRow, stage: second, day: { ...secondDay, isOpenByTimeDelay: false }, status }
    expect(reason({ kind: 'homework', homework }, demo)).toMatchObject({ step: { code: 'wait', at: null } })
  })
})
