import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Lock } from 'lucide-react'
import { OffersAt } from '#/domains/catalog/offers-at'
import { LockLines } from '#/domains/study/locks/lock-lines'
import type { Locked } from '#/domains/study/locks/lock-reason'
import { LockStepLink } from '#/domains/study/locks/lock-step-link'
import { useNamedStages } from '#/domains/study/locks/use-named-stages'
import { useNewTimes } from '#/domains/study/days/use-new-times'
import { LinkButton } from '#/ui/buttons/link-button'
import { Icon } from '#/ui/pictures/icon'
import { DayPage } from './day-page'
import type { DayView } from './use-day'

/** A day that is not open: its name, why, and what to do. */
export function LockedDay({ view, lock }: { view: DayView; lock: Locked }) {
  const { t } = useLingui()
  const { stream, day, stageNumber, status } = view
  const stages = useNamedStages(view.stages, lock)
  const number = day.dayNumber
  useNewTimes(stream, status)
  return (
    <DayPage view={view}>
      <p className="flex max-w-[58ch] items-start gap-4 text-lead">
        <Icon of={Lock} size={24} className="mt-0.5 text-muted" />
        <Trans>Day {number} is locked now. The calendar shows where you are.</Trans>
      </p>
      <div className="mt-6 max-w-[58ch]">
        <LockLines lock={lock} stages={stages} />
      </div>
      <div className="mt-7 flex flex-wrap gap-3">
        {lock.step.code !== 'wait' && <LockStepLink step={lock.step} stream={stream} stages={stages} />}
        <LinkButton to="/course/$streamId/calendar" params={{ streamId: stream.id }} icon={CalendarDays}>
          {t`Back to the calendar`}
        </LinkButton>
        {lock.detour && (
          <LinkButton
            to="/course/$streamId/calendar"
            params={{ streamId: stream.id }}
            search={{ modal: 'skip', stage: stageNumber }}
            kind="text"
          >
            {t`Go on without it`}
          </LinkButton>
        )}
      </div>
      <OffersAt course={stream.course} place="functional" className="mt-9 max-w-160" />
    </DayPage>
  )
}
