import { useLingui } from '@lingui/react/macro'
import { Check, Moon } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { formatDay } from '#/lib/format-date'
import { cx } from '#/ui/cx'
import { Icon } from '#/ui/pictures/icon'
import type { CalendarView } from './calendar-view'
import { useTileText } from './use-day-texts'
import { type WeekDay, weekDays } from './week-days'

const CIRCLE = 'num grid size-8.5 place-items-center rounded-full text-caption font-medium'

interface WeekStripProps {
  view: CalendarView
  /** Today has just been done: its circle fills before the learner's eyes. */
  isFilling?: boolean
}

/** This week as seven circles with the numbers of its days: done, today, rest, missed, to come. */
export function WeekStrip({ view, isFilling = false }: WeekStripProps) {
  const { t } = useLingui()
  const week = weekDays(
    view.calendar.flatMap(({ days }) => days),
    view.today,
  )
  return (
    <ol aria-label={t`This week`} className="grid grid-cols-[repeat(7,34px)] justify-between">
      {week.map((day) => (
        <WeekCircle key={day.date} day={day} isFilling={isFilling && day.isToday && day.state === 'done'} />
      ))}
    </ol>
  )
}

function WeekCircle({ day, isFilling }: { day: WeekDay; isFilling: boolean }) {
  const { t } = useLingui()
  const { locale } = useLearnerTime()
  const tileWord = useTileText()
  const { date, isToday, number, state } = day
  const words = [
    formatDay(date, 'weekdayDay', locale),
    isToday && t`today`,
    number !== null && t`day ${number}`,
    state === null ? t`no day of the course` : tileWord(state === 'today' ? 'open' : state),
  ]
  return (
    <li className="flex min-w-0 flex-col items-center gap-2">
      <span aria-hidden className={cx('text-micro capitalize', isToday ? 'font-bold' : 'text-muted')}>
        {formatDay(date, 'shortWeekday', locale)}
      </span>
      <span
        role="img"
        aria-label={words.filter(Boolean).join(', ')}
        className={cx(CIRCLE, circleLook(day), isFilling && 'motion-safe:animate-fill')}
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

function CircleMark({ day: { number, state } }: { day: WeekDay }) {
  if (state === 'done') return <Icon of={Check} size={16} />
  if (state === 'rest') return <Icon of={Moon} size={16} />
  return number === null ? <span className="size-1 rounded-full bg-current" /> : <span aria-hidden>{number}</span>
}
