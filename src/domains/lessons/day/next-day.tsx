import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lessonMinutes } from '#/domains/study/days/day-progress'
import { fittingSets } from '#/domains/study/days/lesson-filter'
import { type Lock, type Locked, lockReason } from '#/domains/study/locks/lock-reason'
import { LockStepLink } from '#/domains/study/locks/lock-step-link'
import { useLockTitle } from '#/domains/study/locks/use-lock-title'
import { useNamedStages } from '#/domains/study/locks/use-named-stages'
import type { Day } from '#/domains/study/model'
import { LinkButton } from '#/ui/buttons/link-button'
import { dayToDoAfter } from './neighbour-days'
import type { DayView } from './use-day'

export interface NextDay {
  day: Day
  lock: Lock
}

/** The day that comes after this one is done; null: every day of the course is finished. */
export function nextDayOf({ day, stages, status, locks }: DayView): NextDay | null {
  const next = dayToDoAfter(day, stages, status)
  return next && { day: next, lock: lockReason({ kind: 'day', day: next }, locks) }
}

/** Names the next day: its number, title and minutes, or why it is locked. */
export function NextDayWords({ view, next }: { view: DayView; next: NextDay }) {
  const { t } = useLingui()
  const { day, lock } = next
  const number = day.dayNumber
  const { excerpt } = day
  return (
    <div className="min-w-0">
      <p className="text-small text-muted">{t`Next`}</p>
      <p className="type-h4 font-strong wrap-anywhere">{excerpt ? t`Day ${number}: ${excerpt}` : t`Day ${number}`}</p>
      <p className="text-small text-muted empty:hidden">
        {lock.isOpen ? <DayLength view={view} day={day} /> : <LockReason view={view} number={number} lock={lock} />}
      </p>
    </div>
  )
}

function DayLength({ view, day }: { view: DayView; day: Day }) {
  const { t } = useLingui()
  const minutes = lessonMinutes(fittingSets(view.stream, day).flatMap(({ lessons }) => lessons))
  if (minutes > 0) return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
  return day.dayOfRest ? t`Rest day` : null
}

function LockReason({ view, number, lock }: { view: DayView; number: number; lock: Locked }) {
  const { t } = useLingui()
  const titleOf = useLockTitle()
  const stages = useNamedStages(view.stages, lock)
  const { step } = lock
  // The button alone would not say why it leads to support.
  if (step.code === 'finish_day' && step.dayNumber === null)
    return t`It opens after a day that the course does not have. Support can help.`
  return titleOf(lock, t`Day ${number}`, stages)
}

interface NextDayStepProps {
  view: DayView
  next: NextDay
  kind: 'primary' | 'secondary'
  inModal?: boolean
}

/** Opens the next day, or leads to what opens it; nothing where only time does. */
export function NextDayStep({ view: { stream, stages }, next: { day, lock }, kind, inModal }: NextDayStepProps) {
  if (!lock.isOpen) {
    if (lock.step.code === 'wait') return null
    return <StepOf {...{ stream, stages, lock, kind, inModal }} />
  }
  const { dayNumber } = day
  return (
    <LinkButton to="/course/$streamId/calendar/$dayNumber" params={{ streamId: stream.id, dayNumber }} kind={kind}>
      <Trans>Open day {dayNumber}</Trans>
    </LinkButton>
  )
}

interface StepProps extends Pick<DayView, 'stream' | 'stages'>, Pick<NextDayStepProps, 'kind' | 'inModal'> {
  lock: Locked
}

function StepOf({ stream, stages, lock, kind, inModal = false }: StepProps) {
  const named = useNamedStages(stages, lock)
  if (lock.step.code === 'wait') return null
  return <LockStepLink step={lock.step} stream={stream} stages={named} kind={kind} inModal={inModal} />
}
