import { expect, it } from 'vitest'
import type { LockContext } from '../locks/lock-conditions'
import { dayHomeworkWire } from '../homework-wire'
import { streamStatusWire } from '../stage-wire'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import {
  inDays,
  makeDay,
  makeHomework,
  makeHomeworkStatus,
  makeStage,
  makeStageStatus,
  makeStream,
  NOW,
} from '../../../../tests/contract/made'
import { courseView } from '../course/course-view'
import { homeworkCourse, toSendOnDay } from './homework-entries'

const LEARNER = 1001
const row = z.parse(dayHomeworkWire, examples.dayHomework)
const ofDay = (status: object) =>
  makeHomeworkStatus({ isLocked: false, ...status, targetType: 'stage_day_homework', targetId: row.id })
const failed = makeHomeworkStatus({ targetId: 651, status: 'FAIL' })

interface Given {
  homework?: { userId: number | null } | null
  /** The learner that the look-up names. */
  found?: number
  homeworks?: LockContext['status']['homeworks']
  stages?: LockContext['status']['stages']
  stream?: Partial<LockContext['stream']>
  state?: LockContext['state']
}

/** How much of day 508 is left to send; its stage follows one that requests homework 651. */
function count({ homework = { userId: null }, found, homeworks = [], stages = [], stream: change = {}, state }: Given) {
  const stream = makeStream({ isDemo: false, courseFullAccess: true, ...change })
  const own = { ...row, homework: homework && makeHomework(homework) }
  const day = makeDay({ id: 508, stageId: 62, isDemoAccessible: false, homeworks: [own] })
  const other = makeDay({ id: 509, stageId: 62, homeworks: [{ ...own, id: 672 }] })
  const stage = makeStage({ id: 62, requestHomeworks: [], requestDays: [], homeworks: [], days: [other, day] })
  const first = makeStage({ id: 61, requestHomeworks: [651], requestDays: [], days: [] })
  const sent = makeHomeworkStatus({ targetId: 651, status: 'UPLOADED' })
  const status = {
    ...z.parse(streamStatusWire, examples.streamStatus),
    days: [],
    homeworks: homeworks.includes(failed) ? homeworks : [sent, ...homeworks],
    stages,
  }
  const all = found === undefined ? [] : [makeHomework({ id: row.homeworkId, userId: found })]
  const answers = { stages: [first, stage], status, all, subscriptions: [], userId: LEARNER, now: NOW }
  return toSendOnDay(homeworkCourse(courseView({ stream, state: state ?? 'open' }, answers)), day.id).length
}

it.each<[string, Given, number]>([
  ['nobody has sent', {}, 1],
  ['is made for this learner', { homework: { userId: LEARNER } }, 1],
  ['is made for another one', { homework: { userId: 7 } }, 0],
  ['nobody knows by whom it is meant', { homework: null }, 1],
  ['is found to be meant for another one', { homework: null, found: 7 }, 0],
  ['is found to be meant for this learner', { homework: null, found: LEARNER }, 1],
  ['is sent', { homeworks: [ofDay({ status: 'UPLOADED' })] }, 0],
  ['was not approved', { homeworks: [ofDay({ status: 'FAIL' })] }, 1],
  ['the server has locked', { homeworks: [ofDay({ status: 'NOT_UPLOADED', isLocked: true })] }, 0],
  ['a demo leaves out', { stream: { isDemo: true, courseFullAccess: false } }, 0],
  ['waits for homework of an earlier stage that was not approved', { homeworks: [failed] }, 0],
  ['stands in a closed stage', { stages: [makeStageStatus({ stageId: 62, status: 'close', openAt: inDays(1) })] }, 0],
  ['stands in a course that has ended', { state: 'ended' }, 0],
])('homework that %s', (_name, given, open) => {
  expect(count(given)).toBe(open)
})
