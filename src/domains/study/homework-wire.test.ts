import { describe, expect, it } from 'vitest'

import * as z from '#/lib/zod'
import * as examples from '../../../tests/contract/examples'
import { dayHomeworkWire, homeworkStatusWire, homeworkWire, sentHomeworkWire, stageHomeworkWire } from './homework-wire'

const status = {
  id: 5001,
  streamId: 301,
  targetId: 651,
  targetType: 'course_stage_homework',
  status: 'NOT_UPLOADED',
  createdAt: new Date('2026-03-02T00:00:00Z'),
  updatedAt: new Date('2026-03-02T00:00:00Z'),
  isLocked: false,
}

describe('homework', () => {
  it('is read with its row', () => {
    const row = z.parse(stageHomeworkWire, examples.stageHomework)
    expect(row).toMatchObject({ id: 651, stageId: 61, homeworkId: 601, isRequired: true, isDemoAccessible: true })
    expect(row.homework).toEqual({
      id: 601,
      title: 'Posture diary',
      description: '<p>Photograph your posture from the side.</p>',
      type: 'common',
      isMessageRequired: true,
      isFileRequired: true,
      isExerciseRequired: false,
      exercises: [{ id: 31, title: 'Plank, 40 seconds' }],
      scores: [{ id: 95, amount: 100, title: 'Homework approved' }],
      userId: null,
      dialogId: null,
      createdAt: new Date('2026-01-12T09:00:00Z'),
      updatedAt: new Date('2026-01-12T09:00:00Z'),
    })
  })

  it('may be missing in its row', () => {
    const row = z.parse(dayHomeworkWire, examples.dayHomework)
    expect(row).toMatchObject({ stageDayId: 504, isRequired: false, homework: null })
  })

  it('is of the common type by default, of an unknown one when the server says so', () => {
    expect(z.parse(homeworkWire, { id: 601 }).type).toBe('common')
    expect(z.parse(homeworkWire, { id: 601, type: 'dance' }).type).toBe('unknown')
    expect(z.parse(homeworkWire, { id: 601, type: 'selfie' }).type).toBe('selfie')
  })
})

describe('a status', () => {
  it('is read whole', () => {
    expect(z.parse(homeworkStatusWire, examples.homeworkStatus)).toEqual(status)
  })

  it('of an unknown target is kept as such (awkward 4)', () => {
    const odd = { ...examples.homeworkStatus, target_type: 'club_homework', status: 'LOST' }
    expect(z.parse(homeworkStatusWire, odd)).toMatchObject({ targetType: 'unknown', status: 'unknown' })
  })
})

describe('the answer to a sent homework', () => {
  const uploaded = { ...examples.homeworkStatus, status: 'UPLOADED' }

  it.each([
    ['camelCase', { chatMessage: examples.message, userHomeworkStatus: uploaded }],
    ['snake_case', { chat_message: examples.message, user_homework_status: uploaded }],
  ])('is read in %s', (_spelling, wire) => {
    const sent = z.parse(sentHomeworkWire, wire)
    expect(sent.status).toEqual({ ...status, status: 'UPLOADED' })
    expect(sent.message?.id).toBe(88012)
  })

  it('may lack a message, but not a status', () => {
    expect(z.parse(sentHomeworkWire, { chatMessage: null, userHomeworkStatus: uploaded }).message).toBeNull()
    expect(z.safeParse(sentHomeworkWire, { chatMessage: examples.message }).success).toBe(false)
  })
})
