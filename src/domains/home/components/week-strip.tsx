import { useLingui } from '@lingui/react/macro'
import { Check, Moon } from 'lucide-react'
import { formatDay } from '#/lib/format-date'
import { cx } from '#/ui/cx'
import { Icon } from '#/ui/pictures/icon'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarView } from '#/domains/study/course/calendar-view'
import { useTileText } from '#/domains/study/course/use-day-texts'
import { type WeekDay, weekDays } from './week-days'

const CIRCLE = 'num grid size-8.5 place-items-center rounded-full text-caption font-medium'

/** This week as seven circles: done, today, rest, missed, to come. */
export function WeekStrip({ view }: { view: CalendarView }) {
  const { t } = useLingui()
  const week = weekDays(
    view.calendar.flatMap(({ days }) => days),
    view.today,
  )
  return (
    <ol aria-label={t`This week`} className="grid grid-cols-[repeat(7,34px)] justify-between">
      {week.map((day) => (
        <WeekCircle key={day.date} day={day} />
      ))}
    </ol>
  )
}

function WeekCircle({ day }: { day: WeekDay }) {
  const { t } = useLingui()
  const { locale } = useLearnerTime()
  const tileWord = useTileText()
  const { date, isToday, state } = day
  const weekday = formatDay(date, 'weekdayDay', locale)
  const word = state === null ? t`no day of the course` : tileWord(state === 'today' ? 'open' : state)
  return (
    <li className="flex min-w-0 flex-col items-center gap-2">
      <span aria-hidden className={cx('text-micro capitalize', isToday ? 'font-bold' : 'text-muted')}>
        {formatDay(date, 'shortWeekday', locale)}
      </span>
      <span
        role="img"
        aria-label={isToday ? t`${weekday}, today, ${word}` : `${weekday}, ${word}`}
        className={cx(CIRCLE, circleLook(day))}
      >
        <CircleMark day={day} />
      </span>
    </li>
  )
}

const LOOKS = {
  today: cx('font-bold forced-colors:border-2', 'bg-spark', 'text-on-spark'),
  done: 'bg-accent-soft text-accent-text',
  missed: 'inset-ring inset-ring-strong text-muted',
  other: 'text-muted',
}

function circleLook({ isToday, state }: WeekDay): string {
  if (isToday) return LOOKS.today
  return state === 'done' || state === 'missed' ? LOOKS[state] : LOOKS.other
}

function CircleMark({ day: { date, state } }: { day: WeekDay }) {
  const { locale } = useLearnerTime()
  if (state === 'done') return <Icon of={Check} size={16} />
  if (state === 'rest') return <Icon of={Moon} size={16} />
  return <span aria-hidden>{formatDay(date, 'dayOfMonth', locale)}</span>
}
