import { daysUntil } from '#/lib/dates'
import { type HomeworkEntry, isToSend } from './homework-entries'
import { STATUS_RANK } from './homework-status'

/** A deadline beyond this many days is left unsaid in what leads a screen. */
const NEAR_DAYS = 14
export const SOON_DAYS = 7

/** calm: nothing presses; dated: within two weeks; soon: within one, or the course waits for it; overdue: its time has passed. */
export interface Urgency {
  level: 'calm' | 'dated' | 'soon' | 'overdue'
  /** Calendar days until the deadline; 0 where that does not count. */
  days: number
}

type Pressing = Pick<HomeworkEntry, 'state' | 'lock' | 'deadline' | 'isLate' | 'isRequested'> & {
  row: { target: { isRequired: boolean } }
}

/** How much homework presses: the one rule of its deadlines, for home, lists, days and menus. */
export function urgencyOf(entry: Pressing, { now, zone }: { now: Date; zone: string }): Urgency {
  const { deadline, isLate, isRequested, row } = entry
  if (!isToSend(entry) || !deadline) return { level: 'calm', days: 0 }
  if (isLate) return { level: 'overdue', days: 0 }
  const days = daysUntil(now, deadline, zone)
  if (days > NEAR_DAYS) return { level: 'calm', days }
  return { level: days <= SOON_DAYS || isRequested || row.target.isRequired ? 'soon' : 'dated', days }
}

type Sorted = Pick<HomeworkEntry, 'state' | 'lock' | 'deadline'> & {
  row: { status: Pick<HomeworkEntry['row']['status'], 'updatedAt'> }
}

/** Order of lists: by the action that is needed, then what is to be sent by its date, what was sent by the newest; locked ones last. */
export function compareUrgency(a: Sorted, b: Sorted): number {
  return rankOf(a) - rankOf(b) || dueAt(a) - dueAt(b) || changedAt(b) - changedAt(a)
}

function rankOf({ state }: Sorted): number {
  return state === 'locked' ? STATUS_RANK.unknown + 1 : STATUS_RANK[state]
}

function dueAt(entry: Sorted): number {
  return isToSend(entry) ? (entry.deadline?.getTime() ?? Number.MAX_SAFE_INTEGER) : 0
}

function changedAt({ state, row }: Sorted): number {
  return state === 'UPLOADED' || state === 'DONE' ? (row.status.updatedAt?.getTime() ?? 0) : 0
}
