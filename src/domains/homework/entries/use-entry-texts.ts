import { useLingui } from '@lingui/react/macro'
import type { Stage } from '#/domains/study/model'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { homeworkStatusTexts } from '#/domains/study/homework/homework-looks'
import { useLockLine } from './use-lock-line'

/** Words about a homework: its title, its place in the course, what comes next, the step to it, and its state. */
export function useEntryTexts() {
  const { t, i18n } = useLingui()
  const time = useLearnerTime()
  const lockLine = useLockLine()

  const titleOf = (entry: HomeworkEntry) =>
    entry.row.homework?.title || (entry.row.homework?.type === 'selfie' ? t`Selfie` : placeOf(entry))

  function placeOf({ row, stageNumber }: HomeworkEntry): string {
    if (!row.day) return t`Stage ${stageNumber}`
    const number = row.day.dayNumber
    return t`Day ${number}`
  }

  /** Its place with the name of the course. */
  function placeIn(course: string, entry: HomeworkEntry): string {
    const place = placeOf(entry)
    return t`${place}, ${course}`
  }

  function nextOf(entry: HomeworkEntry, stages: readonly Stage[]): string | null {
    const { state, deadline, isLate, row, lock } = entry
    const changedAt = row.status.updatedAt ?? row.status.createdAt
    const changed = changedAt && dateText(changedAt, time)
    if (state === 'locked') return lockLine(lock, stages)
    if (state === 'FAIL') return lockLine(lock, stages) ?? t`Read why, then send it again`
    if (state === 'UPLOADED') return changed && t`Sent on ${changed}`
    if (state === 'DONE') return changed && t`Approved on ${changed}`
    if (state === 'unknown') return null
    const date = deadline && !isLate && dateText(deadline, time)
    const next = stageAfter(entry, stages)
    if (next !== null) return date ? t`Due on ${date}, opens stage ${next}` : t`Opens stage ${next}`
    return date ? t`Due on ${date}` : null
  }

  /** What comes next where its pill may name the date already: then it is not said again. */
  function purposeOf(entry: HomeworkEntry, stages: readonly Stage[]): string | null {
    if (neededBy(entry) === null) return nextOf(entry, stages)
    const next = stageAfter(entry, stages)
    return next === null ? null : t`Opens stage ${next}`
  }

  /** The label of the button that leads to sending it. */
  function stepOf({ state, row }: HomeworkEntry): string {
    if (state === 'FAIL') return t`Send it again`
    return row.homework?.type === 'selfie' ? t`Take the photo` : t`Send the homework`
  }

  function stateOf({ state }: HomeworkEntry): string | null {
    if (state === 'unknown') return null
    return state === 'locked' ? t({ message: 'Locked', context: 'homework' }) : i18n._(homeworkStatusTexts[state])
  }

  /** By when it is needed, where the course waits for it, or that it still does when that time has passed; else null. */
  function neededBy({ state, deadline, isLate, isRequested, row }: HomeworkEntry): string | null {
    const isNeeded = state === 'NOT_UPLOADED' && (isRequested || row.target.isRequired)
    if (!isNeeded || !deadline) return null
    if (isLate) return row.homework?.type === 'selfie' ? t`Selfie needed` : t`Homework needed`
    const date = dateText(deadline, time)
    return t`Needed by ${date}`
  }

  return { titleOf, placeOf, placeIn, nextOf, purposeOf, stepOf, stateOf, neededBy }
}

/** Number of the stage that opens once a homework is sent; null: it opens none. */
function stageAfter({ isRequested, stageNumber }: HomeworkEntry, stages: readonly Stage[]): number | null {
  return isRequested && stageNumber < stages.length ? stageNumber + 1 : null
}
