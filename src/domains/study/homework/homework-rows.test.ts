import { describe, expect, it } from 'vitest'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import {
  inDays,
  makeDay,
  makeHomework,
  makeHomeworkStatus,
  makeStage,
  makeStream,
} from '../../../../tests/contract/made'
import { dayHomeworkWire, stageHomeworkWire } from '../homework-wire'
import type { Day, Stage } from '../model'
import { homeworkDeadline, type HomeworkFacts, homeworkRows, isHomeworkLocked, isRequested } from './homework-rows'
import { placeholder } from './homework-status'
import { withHomework } from './with-homework'

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
    statuses: [],
    userId: 1001,
  }
  const ids = (change: Partial<HomeworkFacts>) => homeworkRows({ ...facts, ...change }).map(({ target }) => target.id)

  it('comes in the order of the course, with placeholders where there is no status', () => {
    expect(ids({})).toEqual([671, 651, 652])
    const [row] = homeworkRows(facts)
    expect(row).toMatchObject({ targetType: 'stage_day_homework', stage: { id: 61 }, day: { id: 504 }, homework: null })
    expect(row?.status).toEqual(placeholder(301, 'stage_day_homework', 671))
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

  it('looks up homework that its row does not contain', () => {
    const all = [makeHomework({ id: 602, title: 'Hip circles' })]
    expect(homeworkRows({ ...facts, stages: withHomework(facts.stages, all) })[0]?.homework?.title).toBe('Hip circles')
  })

  it('leaves out what belongs to somebody else', () => {
    const ofLearner = (userId: number) => withHomework(facts.stages, [makeHomework({ id: 602, userId })])
    expect(ids({ stages: ofLearner(1002) })).toEqual([651, 652])
    expect(ids({ stages: ofLearner(1001) })).toEqual([671, 651, 652])
  })

  it('is requested where its stage asks for it as its own, not as that of a day', () => {
    const stage = makeStage({
      requestHomeworks: [651, 671],
      homeworks: [ofStage, { ...ofStage, id: 653 }],
      days: [day],
    })
    const rows = homeworkRows({ ...facts, stages: [stage] })
    const requested = (...refusedHomeworkIds: number[]) =>
      rows.filter((row) => isRequested(row, { refusedHomeworkIds })).map(({ target }) => target.id)
    expect(requested()).toEqual([651])
    // Declining to send another homework makes no difference.
    expect(requested(653)).toEqual([651])
    expect(requested(651)).toEqual([])
  })

  it('knows what the demo leaves out', () => {
    const stream = makeStream({ isDemo: true, courseFullAccess: false })
    const stages = [makeStage({ homeworks: [{ ...ofStage, isDemoAccessible: false }], days: [day] })]
    expect(homeworkRows({ ...facts, stream, stages }).map(({ isLocked }) => isLocked)).toEqual([false, true])
  })
})

describe('homework is due', () => {
  const first = makeStage({ id: 61, requestHomeworks: [651, 659] })
  const second = makeStage({ id: 62, requestHomeworks: [652] })
  const stages = [first, second]
  const statuses = [{ stageId: 62, openAt: inDays(4) }]
  const end = inDays(26)
  const stream = { endDate: end, isOptionalPurchase: false, filters: { refusedHomeworkIds: [659] } }
  it.each([
    ['when the next stage opens that its stage asks it for', { id: 651, stage: first }, statuses, inDays(4)],
    ['with the stream when the learner went on without it', { id: 659, stage: first }, statuses, end],
    ['with the stream when nothing asks for it', { id: 650, stage: first }, statuses, end],
    ['with the stream for a day', { id: 651, stage: first, day: makeDay() }, statuses, end],
    ['with the stream in the last stage', { id: 652, stage: second }, statuses, end],
    ['with the stream when the opening is unknown', { id: 651, stage: first }, [{ stageId: 62, openAt: null }], end],
  ])('%s', (_name, { id, stage, day = null }: { id: number; stage: Stage; day?: Day | null }, given, due) => {
    const homework = { target: { ...z.parse(stageHomeworkWire, examples.stageHomework), id }, stage, day }
    expect(homeworkDeadline(homework, { stream, stages, status: { stages: given } })).toEqual(due)
    // A subscription keeps such a stream open, whatever its end date.
    const bySubscription = { ...stream, isOptionalPurchase: true }
    const still = due === stream.endDate ? null : due
    expect(homeworkDeadline(homework, { stream: bySubscription, stages, status: { stages: given } })).toEqual(still)
  })
})
