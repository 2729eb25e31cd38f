import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { calendarDay } from '#/lib/dates'
import { formatDay } from '#/lib/format-date'
import { endOf } from '../stream-state'
import { useLearnerTime } from '../use-learner-time'
import type { CourseView } from './course-view'
import type { FreezePlan } from './freeze-plan'

interface FreezeSummaryProps {
  plan: FreezePlan | null
  view: CourseView
}

/** What a pause means: its length, the new end of the course, the day on which to continue. */
export function FreezeSummary({ plan, view }: FreezeSummaryProps) {
  const { t } = useLingui()
  const { locale, zone } = useLearnerTime()
  const endDate = endOf(view.stream)
  const end = endDate && calendarDay(endDate, zone)
  const days = plan?.days ?? 0
  const next = view.current?.day.dayNumber
  const back = plan && formatDay(plan.last + 1, 'weekdayDay', locale)
  return (
    <dl aria-live="polite" className="border-t border-line text-ui">
      <Line term={t`The pause lasts`}>{plan ? t`${plural(days, { one: '# day', other: '# days' })}` : '…'}</Line>
      {end !== null && (
        <Line term={t`Course ends`}>
          <s className="me-1.5 font-normal text-muted">{formatDay(end, 'day', locale)}</s>{' '}
          {plan ? formatDay(end + days, 'day', locale) : '…'}
        </Line>
      )}
      <Line term={t`You go on`}>{back ? (next ? t`Day ${next}, ${back}` : back) : '…'}</Line>
    </dl>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.75">
      <dt className="text-muted">{term}</dt>
      <dd className="num text-end font-strong">{children}</dd>
    </div>
  )
}
