import { useLingui } from '@lingui/react/macro'
import { ArrowLink } from '#/ui/buttons/arrow-link'
import { lockReason } from '#/domains/study/locks/lock-reason'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { HomeNote } from './home-note'
import { useStageCondition } from '#/domains/study/locks/use-stage-condition'

/** The stage after the current one, and what it waits for. */
export function StageNote({ view }: { view: CalendarView }) {
  const { t } = useLingui()
  const conditionOf = useStageCondition()
  const params = { streamId: view.stream.id }
  const next = view.currentStage && view.calendar[view.currentStage.number]
  if (!next) {
    return (
      <HomeNote
        label={t`Stage`}
        title={t`This is the last stage`}
        link={
          <ArrowLink to="/course/$streamId/calendar" params={params}>
            {t`Open the calendar`}
          </ArrowLink>
        }
      />
    )
  }
  const lock = lockReason({ kind: 'stage', stageId: next.stage.id }, view.locks)
  const number = next.number
  return (
    <HomeNote
      label={t`Stage ${number}`}
      title={lock.isOpen ? t`It is open already` : conditionOf(lock, view)}
      link={
        <ArrowLink
          to="/course/$streamId/calendar"
          params={params}
          search={lock.isOpen ? {} : { modal: 'locked', stage: number }}
        >
          {lock.isOpen ? t`Open the calendar` : t`See what opens it`}
        </ArrowLink>
      }
    />
  )
}
