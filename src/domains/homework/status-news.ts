import type { HomeworkStatus } from './model'
import { changedAt } from './status-of'

/** What a status says beside the one that is known: something newer, nothing, or (within one second) nobody can tell. */
export function statusNews(known: HomeworkStatus | undefined, told: HomeworkStatus): 'newer' | 'nothing' | 'unclear' {
  if (!known) return 'newer'
  const difference = changedAt(told) - changedAt(known)
  if (difference > 0) return 'newer'
  if (difference < 0) return 'nothing'
  return known.status === told.status && known.isLocked === told.isLocked ? 'nothing' : 'unclear'
}
