import { expect, test } from 'vitest'
import { inDays, NOW } from '../../../../tests/contract/made'
import type { Lock } from '../locks/lock-reason'
import { compareUrgency, urgencyOf } from './urgency'

const open: Lock = { isOpen: true }
const shut: Lock = { isOpen: false, conditions: [], step: { code: 'wait', at: null }, detour: null }
const time = { now: NOW, zone: 'UTC' }

interface Given {
  state?: 'NOT_UPLOADED' | 'FAIL' | 'UPLOADED' | 'DONE' | 'locked' | 'unknown'
  isLocked?: boolean
  /** Days until it is due; null: no deadline. */
  due?: number | null
  isRequested?: boolean
  isRequired?: boolean
  /** Days ago. */
  changed?: number | null
}

const made = ({
  state = 'NOT_UPLOADED',
  isLocked = false,
  due = null,
  isRequested = false,
  isRequired = false,
  changed = null,
}: Given = {}) => ({
  state,
  lock: isLocked ? shut : open,
  deadline: due === null ? null : inDays(due),
  isLate: due !== null && due <= 0,
  isRequested,
  row: { target: { isRequired }, status: { updatedAt: changed === null ? null : inDays(-changed) } },
})

test.each<[string, Given, string, number]>([
  ['without a deadline', {}, 'calm', 0],
  ['in more than two weeks', { due: 15 }, 'calm', 15],
  ['in more than two weeks, though the next stage waits', { due: 15, isRequested: true }, 'calm', 15],
  ['within two weeks', { due: 14 }, 'dated', 14],
  ['within two weeks, and the next stage waits', { due: 14, isRequested: true }, 'soon', 14],
  ['within two weeks, and the course requires it', { due: 8, isRequired: true }, 'soon', 8],
  ['in more than a week', { due: 8 }, 'dated', 8],
  ['within a week', { due: 7 }, 'soon', 7],
  ['tomorrow', { due: 1 }, 'soon', 1],
  ['not approved, within a week', { due: 3, state: 'FAIL' }, 'soon', 3],
  ['past', { due: -1 }, 'overdue', 0],
  ['past, but sent', { due: -1, state: 'UPLOADED' }, 'calm', 0],
  ['near, but approved', { due: 3, state: 'DONE' }, 'calm', 0],
  ['near, but locked', { due: 3, state: 'locked', isLocked: true }, 'calm', 0],
  ['not approved, in a stage that has closed again', { due: 3, state: 'FAIL', isLocked: true }, 'calm', 0],
])('%s', (_name, given, level, days) => {
  expect(urgencyOf(made(given), time)).toEqual({ level, days })
})

test('sorts by the action that is needed, then by date', () => {
  const inOrder = [
    made({ state: 'FAIL', due: 30 }),
    made({ due: -2 }),
    made({ due: 3 }),
    made({ due: 40 }),
    made({}),
    made({ state: 'UPLOADED', changed: 1 }),
    made({ state: 'UPLOADED', changed: 9 }),
    made({ state: 'DONE', changed: 2 }),
    made({ state: 'DONE', changed: null }),
    made({ state: 'unknown' }),
    made({ state: 'locked', isLocked: true, due: 1 }),
  ]
  expect(inOrder.toReversed().toSorted(compareUrgency)).toEqual(inOrder)
})
