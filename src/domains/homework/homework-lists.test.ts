import { describe, expect, it } from 'vitest'
import type { Stage, StageStatus } from '#/domains/courses/model'
import type { StreamInState } from '#/domains/courses/stream-groups'
import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import {
  inDays,
  makeDay,
  makeHomeworkStatus,
  makeStage,
  makeStageStatus,
  makeStream,
} from '../../../tests/contract/made'
import { findEntry, homeworkCourse, type HomeworkEntry, isToSend, rowInAddress } from './homework-entries'
import { isListed, leadTask, listedEntries, nextHomework } from './homework-filter'
import { streamStatusWire } from '../courses/study-wire'
import type { HomeworkStatus } from './model'
import { dayHomeworkWire, stageHomeworkWire } from './wire'

const ofStage = z.parse(stageHomeworkWire, examples.stageHomework)
const ofDay = z.parse(dayHomeworkWire, examples.dayHomework)

/** Stage 61 requests its homework 651 and has homework 671 on a day; stage 62 has homework 652. */
const first: Stage = makeStage({
  id: 61,
  requestHomeworks: [651],
  requestDays: [],
  homeworks: [ofStage],
  days: [makeDay({ homeworks: [ofDay] })],
})
const second: Stage = makeStage({
  id: 62,
  requestHomeworks: [],
  requestDays: [],
  homeworks: [{ ...ofStage, id: 652, stageId: 62 }],
  days: [],
})

interface Given {
  homeworks?: HomeworkStatus[]
  stages?: StageStatus[]
  one?: Partial<StreamInState>
}

function course({ homeworks = [], stages = [], one = {} }: Given = {}) {
  const stream = makeStream({
    isDemo: false,
    endDate: inDays(30),
    filters: { trainingLessonOptionValues: [], refusedHomeworkIds: [], refusedDayIds: [], rest: {} },
  })
  return homeworkCourse(
    { stream, state: 'open', ...one },
    {
      stages: [first, second],
      status: { ...z.parse(streamStatusWire, examples.streamStatus), stream, stages, days: [], homeworks: [] },
      statuses: homeworks,
      all: [],
      subscriptions: [],
      userId: 1,
    },
  )
}

const of = (targetId: number, change: Partial<HomeworkStatus>) =>
  makeHomeworkStatus({
    id: targetId,
    targetId,
    targetType: targetId === 671 ? 'stage_day_homework' : 'course_stage_homework',
    ...change,
  })
const ids = (entries: readonly HomeworkEntry[]) => entries.map(({ row }) => row.row.id)
const closed = makeStageStatus({ stageId: 62, status: 'close', openAt: inDays(5) })

describe('homework of a course', () => {
  it('is to send, or locked where the stage before still lacks something', () => {
    const { entries } = course()
    expect(entries.map(({ row, state }) => [row.row.id, state])).toEqual([
      [671, 'NOT_UPLOADED'],
      [651, 'NOT_UPLOADED'],
      [652, 'locked'],
    ])
    expect(entries.map(({ isRequested }) => isRequested)).toEqual([false, true, false])
    expect(entries.map(({ stageNumber }) => stageNumber)).toEqual([1, 1, 2])
    expect(entries.map((entry) => isToSend(entry))).toEqual([true, true, false])
  })

  it('keeps what a status says even where the stream is shut, but offers nothing to send', () => {
    const { entries } = course({
      homeworks: [of(651, { status: 'FAIL' }), of(671, { status: 'DONE' })],
      one: { state: 'ended' },
    })
    expect(entries.map(({ state }) => state)).toEqual(['DONE', 'FAIL', 'locked'])
    expect(entries.some((entry) => isToSend(entry))).toBe(false)
  })

  it('is due when the next stage opens that asks for it, else with the stream', () => {
    const [day, stage] = course({ stages: [closed] }).entries
    expect(day?.deadline).toEqual(inDays(30))
    expect(stage?.deadline).toEqual(inDays(5))
  })

  it('of a closed stage is known but not offered', () => {
    const { entries } = course({ homeworks: [of(651, { status: 'DONE' })], stages: [closed] })
    expect(entries.map(({ isOffered }) => isOffered)).toEqual([true, true, false])
  })
})

describe('the homework that an address names', () => {
  const { entries } = course({ homeworks: [of(651, { status: 'DONE' })] })
  it.each([
    // homework, row: row that is found
    [602, undefined, 671],
    [601, undefined, 652],
    [601, 651, 651],
    [601, 999, 652],
    [999, undefined, undefined],
  ])('%i of row %s is %s', (homeworkId, rowId, found) => {
    expect(findEntry(entries, homeworkId, rowId)?.row.row.id).toBe(found)
  })

  it('is the first where none is to send', () => {
    const shut = course({ one: { state: 'ended' } })
    expect(findEntry(shut.entries, 601, undefined)?.row.row.id).toBe(651)
  })

  it('carries the row only where two have the same task', () => {
    expect(entries.map((entry) => rowInAddress(entry, entries))).toEqual([undefined, 651, 652])
  })
})

describe('lists', () => {
  const statuses = [of(651, { status: 'DONE', updatedAt: inDays(-2) }), of(671, { status: 'UPLOADED' })]

  it.each([
    ['all', [652, 671, 651]],
    ['send', [652]],
    ['checking', [671]],
    ['approved', [651]],
  ] as const)('%s', (filter, rows) => {
    expect(ids(listedEntries(course({ homeworks: statuses }).entries, filter))).toEqual(rows)
  })

  it('put what was sent last first among those alike, and leave the undated at the end', () => {
    const homeworks = [
      of(671, { status: 'DONE', updatedAt: null }),
      of(651, { status: 'DONE', updatedAt: inDays(-3) }),
      of(652, { status: 'DONE', updatedAt: inDays(-1) }),
    ]
    expect(ids(listedEntries(course({ homeworks }).entries, 'approved'))).toEqual([652, 651, 671])
  })

  it('keep the order of the course among what was not sent yet', () => {
    const homeworks = [
      of(651, { status: 'FAIL', updatedAt: inDays(-1) }),
      of(671, { status: 'FAIL', updatedAt: inDays(-3) }),
    ]
    expect(ids(listedEntries(course({ homeworks }).entries, 'send')).slice(0, 2)).toEqual([671, 651])
  })

  it('never show a closed stage', () => {
    const { entries } = course({ homeworks: [of(651, { status: 'DONE' })], stages: [closed] })
    expect(entries.filter((entry) => isListed(entry, 'all'))).toHaveLength(2)
    expect(entries.filter((entry) => isListed(entry, 'send'))).toHaveLength(1)
  })
})

describe('the next homework', () => {
  it('is the one that time opens first', () => {
    const { entries } = course({ homeworks: [of(651, { status: 'DONE' })], stages: [closed] })
    expect(nextHomework(entries)).toEqual({ entry: entries[2], at: inDays(5) })
  })

  it('is unknown where nothing waits for time', () => {
    expect(nextHomework(course().entries)).toBeNull()
  })

  it('comes after those with a date where its own is unknown', () => {
    const undated = course({ homeworks: [of(651, { status: 'DONE' })], stages: [{ ...closed, openAt: null }] })
    const dated = course({ homeworks: [of(651, { status: 'DONE' })], stages: [closed] })
    expect(nextHomework([...undated.entries, ...dated.entries])?.at).toEqual(inDays(5))
    expect(nextHomework(undated.entries)?.at).toBeNull()
  })
})

describe('the first task', () => {
  it('is the one to send that is due first', () => {
    const one = course({ stages: [closed] })
    expect(leadTask([one])?.entry.row.row.id).toBe(651)
    expect(leadTask([course({ one: { state: 'ended' } })])).toBeNull()
  })

  it('without a date comes last', () => {
    const one = course()
    const undated = one.entries.map((entry) => ({ ...entry, deadline: entry.row.row.id === 651 ? inDays(1) : null }))
    expect(leadTask([{ entries: undated }])?.entry.row.row.id).toBe(651)
  })
})
