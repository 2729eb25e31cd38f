import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Circle, Flag, Lock, type LucideIcon, Moon, Play, RotateCw } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarDay, StageView, DayTileState } from '#/domains/study/course/calendar-view'
import { useDayTexts, useTileText } from '#/domains/study/course/use-day-texts'
import { dayText } from '#/domains/study/texts'
import { formatDay } from '#/lib/format-date'
import { cx } from '#/ui/cx'
import { Icon } from '#/ui/pictures/icon'
import { tileLook } from './day-tile-look'
import { useCalendarModal } from './use-calendar-modal'

const ICONS: Record<DayTileState, LucideIcon> = {
  done: Check,
  today: Play,
  open: Circle,
  missed: RotateCw,
  rest: Moon,
  locked: Lock,
}

const ROW_TITLES: Record<DayTileState, string> = {
  done: '',
  today: 'font-strong',
  open: 'font-medium',
  missed: 'font-medium',
  rest: 'text-muted',
  locked: 'text-muted',
}

interface DayTileProps {
  day: CalendarDay
  place: StageView['place']
  /** Its whole stage is locked, and says so once. */
  isStageLocked: boolean
  streamId: number
  /** The Tab key reaches it; the arrows lead to the others. */
  isStop: boolean
}

/** A day of the calendar: a link or, while it is locked, a button that says why. */
export function DayTile({ day, place, isStageLocked, streamId, isStop }: DayTileProps) {
  const { t } = useLingui()
  const { locale } = useLearnerTime()
  const name = useTileName()(day)
  const note = useTileNote()(day)
  const { open } = useCalendarModal(streamId)
  const { state, date, isToday, isLocked } = day
  const dayNumber = day.day.dayNumber
  const isSaid = isStageLocked && state === 'locked'
  const look = tileLook(state, place, isToday)
  const face = (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="contents">
        <span className={look.number}>{dayNumber}</span>
        {place !== 'past' && (
          <span className={look.weekday}>
            {formatDay(date, place === 'now' ? 'shortWeekdayDay' : 'shortWeekday', locale)}
          </span>
        )}
        {place !== 'past' && <span className={look.title}>{day.day.excerpt}</span>}
        {place === 'now' && <RowWords day={day} />}
        <span className={look.state}>
          {!isSaid && <Icon of={ICONS[state]} size={16} className={look.icon} />}
          {place !== 'past' && !isSaid && <span className={look.note}>{note}</span>}
          {day.day.requiredToComplete && <Icon of={Flag} size={14} className={look.flag} />}
        </span>
        {isToday && <span className={look.dot} />}
      </span>
    </>
  )
  const shared = {
    className: look.tile,
    title: day.day.requiredToComplete ? t`Required day` : undefined,
    tabIndex: isStop ? 0 : -1,
    'data-day': day.day.id,
  }
  if (isLocked) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open({ modal: 'locked', day: dayNumber })}
        {...shared}
      >
        {face}
      </button>
    )
  }
  return (
    <Link
      to="/course/$streamId/calendar/$dayNumber"
      params={{ streamId, dayNumber }}
      aria-current={day.isCurrent ? 'step' : undefined}
      data-shared={`day-${dayNumber}`}
      {...shared}
    >
      {face}
    </Link>
  )
}

/** The words of a day's row in narrow windows: its title, its date and, unless its note says them, its minutes. */
function RowWords({ day }: { day: CalendarDay }) {
  const { t } = useLingui()
  const { titleOf } = useDayTexts()
  const { date, state, minutes } = day
  const { locale } = useLearnerTime()
  const weekday = formatDay(date, 'shortWeekdayDay', locale)
  const isTimed = minutes > 0 && state !== 'open'
  return (
    <span className="min-w-0 flex-1 basis-[6rem] split:hidden">
      <span className={cx('block text-ui wrap-break-word hyphens-auto', ROW_TITLES[state])}>{titleOf(day)}</span>
      <span className="num block text-caption text-muted">{isTimed ? t`${weekday}, ${minutes} min` : weekday}</span>
    </span>
  )
}

/** The full name of a day's tile for screen readers: "Day 9, Saturday 6 June, Front light, missed". */
function useTileName(): (day: CalendarDay) => string {
  const { t } = useLingui()
  const time = useLearnerTime()
  const tileWord = useTileText()
  return ({ day, date, state, isToday, isLocked }) => {
    const number = day.dayNumber
    return [
      t`Day ${number}`,
      dayText(date, time),
      isToday && t`today`,
      day.excerpt,
      day.requiredToComplete && t`required`,
      state === 'today' && isToday ? null : tileWord(state),
      isLocked && state !== 'locked' && t`locked`,
    ]
      .filter(Boolean)
      .join(', ')
  }
}

/** The line at the foot of a tile: points earned, minutes to come, or the state. */
function useTileNote(): (day: CalendarDay) => string {
  const { t } = useLingui()
  return ({ state, isToday, isStarted, points, minutes }) => {
    switch (state) {
      case 'done':
        return points > 0 ? t`+${plural(points, { one: '# point', other: '# points' })}` : t`Finished`
      case 'today':
        if (isToday) return t`Today`
        return isStarted ? t`Started` : t`Up next`
      case 'open':
        return minutes > 0 ? t`${minutes} min` : t`To do`
      case 'missed':
        return t`Missed`
      case 'rest':
        return t`Rest day`
      case 'locked':
        return t`Locked`
    }
  }
}
