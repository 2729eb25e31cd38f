export type DayTileState = 'done' | 'today' | 'open' | 'missed' | 'rest' | 'locked'

interface Facts {
  isRest: boolean
  isFinished: boolean
  isLocked: boolean
  /** The day that the learner should do next. */
  isCurrent: boolean
  /** Its calendar date is before today. */
  isPast: boolean
}

/** Which of the six looks a day has; a finished day stays done even when its stage closes again after a freeze. */
export function dayTileState(day: Facts): DayTileState {
  if (day.isRest) return 'rest'
  if (day.isFinished) return 'done'
  if (day.isLocked) return 'locked'
  if (day.isCurrent) return 'today'
  return day.isPast ? 'missed' : 'open'
}
