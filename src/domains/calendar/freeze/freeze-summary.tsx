import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#/lib/format-date'
import { endOf } from '#/domains/study/streams/stream-state'
import { dateText } from '#/domains/study/texts'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { endWithFreeze, freezeDates, type FreezePlan } from './freeze-plan'

interface FreezeSummaryProps {
  plan: FreezePlan | null
  view: CalendarView
}

/** What a pause means: its length, the new end of the course, the day on which to continue. */
export function FreezeSummary({ plan, view }: FreezeSummaryProps) {
  const { t } = useLingui()
  const time = useLearnerTime()
  const end = endOf(view.stream)
  const days = plan?.days ?? 0
  const next = view.current?.day.dayNumber
  const dates = plan && freezeDates(plan, time)
  const newEnd = end && dates && endWithFreeze(end, dates)
  const yearOf = (date: Date) => formatDate(date, 'year', time.locale, time.zone)
  // A year that both ends share is said once, by the new one.
  const sharesYear = end && newEnd && yearOf(end) === yearOf(newEnd)
  const back = dates && dateText(dates.endDate, time, 'weekdayDay')
  return (
    <dl aria-live="polite" className="border-t border-line text-ui">
      <Line term={t`The pause lasts`}>{plan ? t`${plural(days, { one: '# day', other: '# days' })}` : '…'}</Line>
      {end && (
        <Line term={t`Course ends`}>
          <s className="font-normal text-muted">{dateText(end, { ...time, now: sharesYear ? newEnd : time.now })}</s>{' '}
          <span className="ms-1.5 inline-block">{newEnd ? dateText(newEnd, time) : '…'}</span>
        </Line>
      )}
      <Line term={t`Back on`}>{back ? (next ? t`Day ${next}, ${back}` : back) : '…'}</Line>
    </dl>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.75">
      <dt className="text-muted">{term}</dt>
      <dd className="num ms-auto text-end font-strong">{children}</dd>
    </div>
  )
}
