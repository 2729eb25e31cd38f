import { describe, expect, it } from 'vitest'

import type { Day, Stage } from '#/domains/courses/model'
import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { inDays, makeDay, makeHomework, makeHomeworkStatus, makeStage, makeStream } from '../../../tests/contract/made'
import { homeworkDeadline } from './homework-deadline'
import { isHomeworkLocked } from './homework-lock'
import { homeworkFaults } from './homework-requirements'
import { type HomeworkFacts, homeworkRows } from './homework-rows'
import type { HomeworkAnswer, HomeworkStatus } from './model'
import { isHandedIn, placeholder, statusOf } from './status-of'
import { dayHomeworkWire, stageHomeworkWire } from './wire'

const of = (id: number, change: Partial<HomeworkStatus>) => makeHomeworkStatus({ id, ...change })

describe('the status of a target', () => {
  it('is its own, and of two the one updated later (awkward 4)', () => {
    const statuses = [
      of(1, { updatedAt: inDays(-3) }),
      of(2, { updatedAt: inDays(-1) }),
      of(3, { updatedAt: null, createdAt: inDays(-2) }),
      of(4, { updatedAt: inDays(0), targetType: 'stage_day_homework' }),
      of(5, { updatedAt: inDays(0), targetType: 'unknown' }),
      of(6, { updatedAt: inDays(0), targetId: 999 }),
    ]
    expect(statusOf(statuses, 'course_stage_homework', 651)?.id).toBe(2)
    expect(statusOf(statuses, 'stage_day_homework', 651)?.id).toBe(4)
    expect(statusOf(statuses, 'stage_day_homework', 652)).toBeNull()
    const onlyCreated = [of(1, { updatedAt: null, createdAt: inDays(-1) }), of(2, { updatedAt: inDays(-2) })]
    expect(statusOf(onlyCreated, 'course_stage_homework', 651)?.id).toBe(1)
    const undated = [of(7, { updatedAt: null, createdAt: null }), of(8, { updatedAt: null, createdAt: null })]
    expect(statusOf(undated, 'course_stage_homework', 651)?.id).toBe(8)
  })

  it.each([
    ['UPLOADED', true],
    ['DONE', true],
    ['NOT_UPLOADED', false],
    ['FAIL', false],
    ['unknown', false],
  ] as const)('%s is handed in: %s', (status, handedIn) => {
    expect(isHandedIn({ status })).toBe(handedIn)
    expect(isHandedIn(null)).toBe(false)
  })
})

describe('homework is locked', () => {
  it.each([
    // demo, full access, row in the demo, day in the demo (null: no day), locked by the server, outside, locked
    [false, true, false, false, false, false, false],
    [true, true, false, false, false, false, false],
    [true, false, true, null, false, false, false],
    [true, false, true, true, false, false, false],
    [true, false, false, null, false, true, true],
    [true, false, false, true, false, true, true],
    [true, false, true, false, false, true, true],
    [false, true, true, null, true, false, true],
  ])(
    'demo %s, full %s, row %s, day %s, server %s: outside %s, locked %s',
    (isDemo, courseFullAccess, row, day, isLocked, outside, locked) => {
      const stream = { isDemo, courseFullAccess }
      const ofDay = day === null ? null : { isDemoAccessible: day }
      expect(isHomeworkLocked(stream, { isDemoAccessible: row }, ofDay, { isLocked })).toBe(locked)
      expect(isHomeworkLocked(stream, { isDemoAccessible: row }, ofDay, null)).toBe(outside)
    },
  )
})

describe('homework that is offered', () => {
  const ofStage = z.parse(stageHomeworkWire, examples.stageHomework)
  const ofDay = z.parse(dayHomeworkWire, examples.dayHomework)
  const day: Day = makeDay({ homeworks: [ofDay] })
  const first: Stage = makeStage({ id: 61, homeworks: [ofStage], days: [day] })
  const second: Stage = makeStage({ id: 62, homeworks: [{ ...ofStage, id: 652, stageId: 62 }], days: [] })
  const facts: HomeworkFacts = {
    stream: makeStream(),
    stages: [first, second],
    stageStatuses: [],
    statuses: [],
    all: [],
    userId: 1001,
  }
  const ids = (change: Partial<HomeworkFacts>) => homeworkRows({ ...facts, ...change }).map(({ row }) => row.id)

  it('comes in the order of the course, with placeholders where there is no status', () => {
    expect(ids({})).toEqual([671, 651, 652])
    const [row] = homeworkRows(facts)
    expect(row).toMatchObject({ targetType: 'stage_day_homework', stage: { id: 61 }, day: { id: 504 }, homework: null })
    expect(row?.status).toEqual(placeholder(301, 'stage_day_homework', 671))
    expect(row?.status).toMatchObject({ id: null, status: 'NOT_UPLOADED', isLocked: false })
  })

  it('leaves out stages that are closed, and no others', () => {
    const stageStatuses = [
      { stageId: 61, status: 'close' as const },
      { stageId: 62, status: 'finished' as const },
    ]
    expect(ids({ stageStatuses })).toEqual([652])
  })

  it('takes its status from the server, ignoring those of unknown targets (awkward 4)', () => {
    const statuses = [
      makeHomeworkStatus({ id: 9, targetType: 'unknown' }),
      makeHomeworkStatus({ id: 10, targetId: 999 }),
      makeHomeworkStatus({ id: 11, status: 'DONE' }),
    ]
    const rows = homeworkRows({ ...facts, statuses })
    expect(rows).toHaveLength(3)
    expect(rows.map(({ status }) => status.id)).toEqual([null, 11, null])
  })

  it('looks homework up that its row does not hold', () => {
    const all = [makeHomework({ id: 602, title: 'Hip circles' })]
    expect(homeworkRows({ ...facts, all })[0]?.homework?.title).toBe('Hip circles')
  })

  it('leaves out what was made for somebody else', () => {
    const all = [makeHomework({ id: 602, userId: 1002 })]
    expect(ids({ all })).toEqual([651, 652])
    expect(ids({ all: [makeHomework({ id: 602, userId: 1001 })] })).toEqual([671, 651, 652])
  })

  it('knows what the demo leaves out', () => {
    const stream = makeStream({ isDemo: true, courseFullAccess: false })
    const stages = [makeStage({ homeworks: [{ ...ofStage, isDemoAccessible: false }], days: [day] })]
    expect(homeworkRows({ ...facts, stream, stages }).map(({ isLocked }) => isLocked)).toEqual([false, true])
  })
})

describe('an answer lacks', () => {
  const nothing: HomeworkAnswer = { message: ' \n ', fileIds: [], exerciseIds: [] }
  const strict = makeHomework({ isExerciseRequired: true })
  const lax = makeHomework({ isMessageRequired: false, isFileRequired: false })
  it.each([
    ['all that is required', strict, nothing, ['message', 'file', 'exercise']],
    ['a message', strict, { ...nothing, fileIds: [1], exerciseIds: [31] }, ['message']],
    ['a file', strict, { ...nothing, message: 'x', exerciseIds: [31] }, ['file']],
    ['an exercise', strict, { ...nothing, message: 'x', fileIds: [1] }, ['exercise']],
    ['nothing', strict, { message: 'x', fileIds: [1], exerciseIds: [31] }, []],
    [
      'no exercise where there is none to choose',
      { ...strict, exercises: [] },
      { ...nothing, message: 'x', fileIds: [1] },
      [],
    ],
    ['anything', lax, nothing, ['empty']],
    ['anything of unknown homework', null, nothing, ['empty']],
    ['nothing, with a message', lax, { ...nothing, message: 'x' }, []],
    ['nothing, with a file', lax, { ...nothing, fileIds: [1] }, []],
    ['nothing, with an exercise', lax, { ...nothing, exerciseIds: [31] }, []],
    ['brevity', lax, { ...nothing, message: 'x'.repeat(4001) }, ['message_too_long']],
    ['nothing at the limit', lax, { ...nothing, message: `${'x'.repeat(4000)}  ` }, []],
    [
      'room for eleven files',
      lax,
      { ...nothing, fileIds: Array.from({ length: 11 }, (_, id) => id) },
      ['too_many_files'],
    ],
    ['nothing with ten files', lax, { ...nothing, fileIds: Array.from({ length: 10 }, (_, id) => id) }, []],
  ])('%s', (_name, homework, answer, faults) => {
    expect(homeworkFaults(homework, answer)).toEqual(faults)
  })
})

describe('homework is due', () => {
  const first = makeStage({ id: 61, requestHomeworks: [651] })
  const second = makeStage({ id: 62, requestHomeworks: [652] })
  const stages = [first, second]
  const statuses = [{ stageId: 62, openAt: inDays(4) }]
  const stream = { endDate: inDays(26) }
  it.each([
    ['when the next stage opens that its stage asks it for', { row: 651, stage: first }, statuses, inDays(4)],
    ['with the stream when nothing asks for it', { row: 650, stage: first }, statuses, inDays(26)],
    ['with the stream for a day', { row: 651, stage: first, day: makeDay() }, statuses, inDays(26)],
    ['with the stream in the last stage', { row: 652, stage: second }, statuses, inDays(26)],
    [
      'with the stream when the opening is unknown',
      { row: 651, stage: first },
      [{ stageId: 62, openAt: null }],
      inDays(26),
    ],
  ])('%s', (_name, { row, stage, day = null }: { row: number; stage: Stage; day?: Day | null }, given, due) => {
    const homework = { row: { ...z.parse(stageHomeworkWire, examples.stageHomework), id: row }, stage, day }
    expect(homeworkDeadline(homework, { stream, stages, status: { stages: given } })).toEqual(due)
  })
})
