import { useLingui } from '@lingui/react/macro'
import type { Stage } from '#/domains/study/model'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { HomeworkEntry } from '#/domains/study/homework/homework-entries'
import { urgencyOf } from '#/domains/study/homework/urgency'
import { useLockLine } from './use-lock-line'

/** Words about a homework: its title, its place in the course, what comes next, and the step to it. */
export function useEntryTexts() {
  const { t } = useLingui()
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
    // Its pill says the date already.
    const isSaid = isLate || urgencyOf(entry, time).level === 'dated'
    const date = deadline && !isSaid && dateText(deadline, time)
    const next = stageAfter(entry, stages)
    if (next !== null) return date ? t`Due on ${date}, opens stage ${next}` : t`Opens stage ${next}`
    return date ? t`Due on ${date}` : null
  }

  /** What comes next, in what leads a screen: a date that is far off stays unsaid. */
  function purposeOf(entry: HomeworkEntry, stages: readonly Stage[]): string | null {
    if (entry.state !== 'NOT_UPLOADED' || urgencyOf(entry, time).level === 'soon') return nextOf(entry, stages)
    const next = stageAfter(entry, stages)
    return next === null ? null : t`Opens stage ${next}`
  }

  /** The label of the button that leads to sending it. */
  function stepOf({ state, row }: HomeworkEntry): string {
    if (state === 'FAIL') return t`Send it again`
    return row.homework?.type === 'selfie' ? t`Take the photo` : t`Send the homework`
  }

  return { titleOf, placeOf, placeIn, nextOf, purposeOf, stepOf }
}

/** Number of the stage that opens once a homework is sent; null: it opens none. */
function stageAfter({ isRequested, stageNumber }: HomeworkEntry, stages: readonly Stage[]): number | null {
  return isRequested && stageNumber < stages.length ? stageNumber + 1 : null
}
