import { expect, it } from 'vitest'
import * as z from '#/lib/zod'
import { dayHomeworkWire } from '#/domains/homework/wire'
import * as examples from '../../../tests/contract/examples'
import { makeDay, makeHomework, makeHomeworkStatus } from '../../../tests/contract/made'
import { openDayHomework } from './open-day-homework'

const LEARNER = 1001
const stream = { id: 301, isDemo: false, courseFullAccess: true }
const row = z.parse(dayHomeworkWire, examples.dayHomework)

it.each([
  ['nobody has sent', {}, [], 1],
  ['is made for this learner', { userId: LEARNER }, [], 1],
  ['is made for another one', { userId: 7 }, [], 0],
  ['is sent', {}, [{ status: 'UPLOADED' }], 0],
  ['is refused', {}, [{ status: 'FAIL' }], 1],
  ['the server has locked', {}, [{ status: 'NOT_UPLOADED', isLocked: true }], 0],
] as const)('homework that %s', (_, homework, statuses, count) => {
  const day = makeDay({ homeworks: [{ ...row, homework: makeHomework({ userId: null, ...homework }) }] })
  const homeworks = statuses.map((one) =>
    makeHomeworkStatus({ isLocked: false, ...one, targetType: 'stage_day_homework', targetId: row.id }),
  )
  expect(openDayHomework({ stream, day, status: { homeworks }, learnerId: LEARNER })).toHaveLength(count)
})

it('does not count what nobody knows by whom it is meant as another’s, nor what a demo leaves out', () => {
  const day = makeDay({ isDemoAccessible: false, homeworks: [{ ...row, homework: null }] })
  const facts = { day, status: { homeworks: [] }, learnerId: LEARNER }
  expect(openDayHomework({ ...facts, stream })).toHaveLength(1)
  expect(openDayHomework({ ...facts, stream: { ...stream, isDemo: true, courseFullAccess: false } })).toHaveLength(0)
})
