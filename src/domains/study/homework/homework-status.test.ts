import { describe, expect, it } from 'vitest'
import { inDays, makeHomeworkStatus } from '../../../../tests/contract/made'
import { isHandedIn, placeholder, statusNews, statusOf, wasSent } from './homework-status'
import type { HomeworkStatus } from '../model'

const of = (id: number, change: Partial<HomeworkStatus>) => makeHomeworkStatus({ id, ...change })

describe('the status of a target', () => {
  it('is its own, and of two the one that was updated later (awkward 4)', () => {
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
})

it.each([
  ['NOT_UPLOADED', false, false],
  ['UPLOADED', true, true],
  ['DONE', true, true],
  ['FAIL', true, false],
  ['unknown', true, false],
] as const)('%s was sent: %s, is handed in: %s', (status, sent, handedIn) => {
  expect(wasSent({ status })).toBe(sent)
  expect(isHandedIn({ status })).toBe(handedIn)
})

it('until the server creates a status, a placeholder without id and times takes its place: not sent, not locked', () => {
  expect(placeholder(301, 'stage_day_homework', 671)).toEqual({
    id: null,
    streamId: 301,
    targetType: 'stage_day_homework',
    targetId: 671,
    status: 'NOT_UPLOADED',
    createdAt: null,
    updatedAt: null,
    isLocked: false,
  })
})

it('homework without a status is not handed in', () => {
  expect(isHandedIn(null)).toBe(false)
})

describe('the news of a status', () => {
  const at = (minute: number) => new Date(`2026-03-05T12:0${minute}:00Z`)
  const uploaded = makeHomeworkStatus({ status: 'UPLOADED', createdAt: at(1), updatedAt: at(2) })

  it.each([
    ['of what is not known', undefined, uploaded, 'newer'],
    ['updated later', uploaded, { ...uploaded, status: 'DONE' as const, updatedAt: at(3) }, 'newer'],
    ['updated earlier', uploaded, { ...uploaded, status: 'NOT_UPLOADED' as const, updatedAt: at(1) }, 'nothing'],
    ['told twice', uploaded, { ...uploaded }, 'nothing'],
    ['another state within the second', uploaded, { ...uploaded, status: 'DONE' as const }, 'unclear'],
    ['another lock within the second', uploaded, { ...uploaded, isLocked: true }, 'unclear'],
    ['never updated, created later', { ...uploaded, updatedAt: null }, uploaded, 'newer'],
    [
      'without any time',
      { ...uploaded, updatedAt: null, createdAt: null },
      { ...uploaded, updatedAt: null, createdAt: null },
      'nothing',
    ],
  ])('%s', (_, known, told, news) => {
    expect(statusNews(known, told)).toBe(news)
  })
})
