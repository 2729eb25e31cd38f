import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { cx } from '#/ui/cx'
import { lockReason } from '#/domains/study/locks/lock-reason'
import type { CalendarView, StageView } from '#/domains/study/course/calendar-view'
import { StageDays } from './stage-days'
import { StagePill } from './stage-pill'
import { useStageCondition } from '#/domains/study/locks/use-stage-condition'

interface StageSectionProps {
  stage: StageView
  view: CalendarView
}

/** Courses of up to this many stages are drawn whole. */
const SHORT_COURSE = 12

/** A stage: the current one as large tiles, a past one as a line of marks, a future one with its condition. */
export function StageSection({ stage: shown, view }: StageSectionProps) {
  const { t } = useLingui()
  const conditionOf = useStageCondition()
  const titleId = useId()
  const { stage, number, place, progress } = shown
  const lock = lockReason({ kind: 'stage', stageId: stage.id }, view.locks)
  const isPast = place === 'past'
  const { done, total } = progress
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'mt-8 border-t border-line pt-7',
        isPast &&
          'split:mt-6 split:grid split:grid-cols-[minmax(0,1fr)_auto] split:items-center split:gap-6 split:py-4.5 split:[&+section]:mt-0',
      )}
    >
      <header
        className={cx(
          'mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 tablet:mb-5 tablet:grid-cols-[auto_minmax(0,1fr)_auto] tablet:items-baseline tablet:gap-x-5 tablet:gap-y-1.5',
          isPast && 'split:mb-0 split:items-center',
        )}
      >
        <p className="num text-small text-muted">{t`Stage ${number}`}</p>
        <h2
          id={titleId}
          className={cx('type-h2 max-tablet:col-start-1', isPast && 'split:text-[calc(1.25rem*var(--display-scale))]')}
        >
          {stage.title || t`Stage ${number}`}
        </h2>
        <span className="empty:hidden max-tablet:col-span-2 max-tablet:mt-2 max-tablet:justify-self-start min-[480px]:max-tablet:col-span-1 min-[480px]:max-tablet:col-start-2 min-[480px]:max-tablet:row-start-1 min-[480px]:max-tablet:mt-0">
          <StagePill stage={shown} view={view} isLocked={!lock.isOpen && !isPast} />
        </span>
        <p
          className={cx(
            'col-span-full mt-1 text-small text-muted tablet:col-start-2 tablet:mt-0',
            isPast && 'split:hidden',
          )}
        >
          {lock.isOpen
            ? t`${done} of ${plural(total, { one: '# day', other: '# days' })} done`
            : conditionOf(lock, view)}
        </p>
      </header>
      <StageDays stage={shown} streamId={view.stream.id} isLong={view.calendar.length > SHORT_COURSE} />
    </section>
  )
}
