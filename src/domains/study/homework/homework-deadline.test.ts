import { describe, expect, it } from 'vitest'
import type { Day, Stage } from '../model'
import * as z from '#/lib/zod'
import * as examples from '../../../../tests/contract/examples'
import { inDays, makeDay, makeStage } from '../../../../tests/contract/made'
import { homeworkDeadline } from './homework-deadline'
import { stageHomeworkWire } from '../homework-wire'

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
