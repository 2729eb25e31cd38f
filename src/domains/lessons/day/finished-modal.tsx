import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Locked, lockReason } from '#/domains/study/locks/lock-reason'
import { LockStepLink } from '#/domains/study/locks/lock-step-link'
import { useNamedStages } from '#/domains/study/locks/use-named-stages'
import { pointsOf } from '#/domains/points/points-of'
import { LinkButton } from '#/ui/buttons/link-button'
import { Modal } from '#/ui/modals/modal'
import { useCloseModal } from '#/ui/modals/use-close-modal'
import { ProgressRing } from '#/ui/states/progress'
import { lessonMinutes } from '#/domains/study/days/day-progress'
import { neighbourDays } from './neighbour-days'
import type { DayView } from './use-day'
import { useOpenHomework } from './use-finish'

/** Shown when a day is finished: what it contained, what comes next, what is still open. */
export function FinishedModal({ view }: { view: DayView }) {
  const { t } = useLingui()
  const close = useCloseModal()
  const { stream, stages, day, status, lessons } = view
  const streamId = stream.id
  const { daysCount, completeDaysCount } = status.stream.progress
  const days = Math.max(daysCount, stages.flatMap((stage) => stage.days).length)
  const done = Math.min(days, Math.max(completeDaysCount, finishedDays(view)))
  const count = lessons.length
  const minutes = lessonMinutes(lessons)
  const points = pointsOf(day.scores)
  const { after } = neighbourDays(stages, day.dayNumber)
  const lock = after && lockReason({ kind: 'day', day: after }, view.locks)
  const homework = useOpenHomework(view)[0]?.row
  // The button alone would not say why.
  const needsSupport =
    !homework && lock && !lock.isOpen && lock.step.code === 'finish_day' && lock.step.dayNumber === null
  const facts = [
    minutes > 0 && t`${plural(minutes, { one: '# minute', other: '# minutes' })}`,
    count > 0 && t`${plural(count, { one: '# lesson', other: '# lessons' })}`,
    points > 0 && t`${plural(points, { one: '# point', other: '# points' })}`,
  ].filter(Boolean)
  const number = day.dayNumber
  const nextNumber = after?.dayNumber
  const next = after?.excerpt
  const calendar = { to: '/course/$streamId/calendar', params: { streamId } } as const

  return (
    <Modal
      title={t`Day ${number} is done`}
      size="sm"
      onClose={close}
      footer={
        <>
          {homework ? (
            <LinkButton
              to="/homework/$streamId/$homeworkId"
              params={{ streamId, homeworkId: homework.target.homeworkId }}
              search={{ row: homework.target.id }}
              kind="primary"
            >
              {homework.status.status === 'FAIL'
                ? t`Send it again`
                : homework.homework?.type === 'selfie'
                  ? t`Send the selfie`
                  : t`Send the homework`}
            </LinkButton>
          ) : lock && !lock.isOpen ? (
            <NextStep view={view} lock={lock} />
          ) : (
            after && (
              <LinkButton
                to="/course/$streamId/calendar/$dayNumber"
                params={{ streamId, dayNumber: after.dayNumber }}
                kind="primary"
              >
                <Trans>Open day {nextNumber}</Trans>
              </LinkButton>
            )
          )}
          <LinkButton {...calendar}>{t`Back to the calendar`}</LinkButton>
        </>
      }
    >
      <div className="low:tablet:flex low:tablet:items-center low:tablet:gap-6">
        <div className="mt-2">
          <ProgressRing value={done} max={days} label={t`${done} of ${days} days`} size={110}>
            <b className="num block text-h3">{done}</b>
            <span className="text-caption text-muted">{t`of ${days}`}</span>
          </ProgressRing>
        </div>
        <div>
          <p className="mt-5 text-ui text-muted">
            {facts.length > 0 && `${facts.join(', ')}. `}
            {after && (next ? t`Next: ${next}.` : t`Next: day ${nextNumber}.`)}
          </p>
          {needsSupport && (
            <p className="mt-3 text-small text-muted">
              {t`It opens after a day that the course does not have. Support can help.`}
            </p>
          )}
          {homework && (
            <p className="mt-3 text-small text-muted">
              {homework.homework?.type === 'selfie' ? t`Your selfie is still missing.` : t`The homework is still open.`}
            </p>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** What opens the next day; nothing where only time does. */
function NextStep({ view, lock }: { view: DayView; lock: Locked }) {
  const stages = useNamedStages(view.stages, lock)
  return lock.step.code !== 'wait' && <LockStepLink step={lock.step} stream={view.stream} stages={stages} inModal />
}

function finishedDays({ status }: DayView): number {
  return status.days.filter((row) => row.status === 'finished').length
}
