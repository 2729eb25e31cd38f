import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Circle, Flag, Lock, type LucideIcon, Moon, Play, RotateCw } from 'lucide-react'
import { formatDay } from '#/lib/format-date'
import { cx } from '#/ui/cx'
import { Icon } from '#/ui/pictures/icon'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import type { CalendarDay, StageView } from '#/domains/study/course/calendar-view'
import { tileLook } from './day-tile-look'
import type { DayTileState } from '#/domains/study/course/day-tile-state'
import { useCalendarModal } from './use-calendar-modal'
import { useTileName } from './use-tile-name'
import { useTileNote } from './use-tile-note'

const ICONS: Record<DayTileState, LucideIcon> = {
  done: Check,
  today: Play,
  open: Circle,
  missed: RotateCw,
  rest: Moon,
  locked: Lock,
}

interface DayTileProps {
  day: CalendarDay
  place: StageView['place']
  streamId: number
}

/** A day of the calendar: a link or, while it is locked, a button that says why. */
export function DayTile({ day, place, streamId }: DayTileProps) {
  const { t } = useLingui()
  const { locale } = useLearnerTime()
  const name = useTileName()(day)
  const note = useTileNote()(day)
  const { open } = useCalendarModal(streamId)
  const { state, date, isToday, isLocked } = day
  const dayNumber = day.day.dayNumber
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
        {place === 'now' && <span className={look.title}>{day.day.excerpt}</span>}
        <span className={look.state}>
          <Icon of={ICONS[state]} size={16} className={cx('max-split:size-3.5', state === 'today' && 'fill-current')} />
          {place !== 'past' && <span className={look.note}>{note}</span>}
          {day.day.requiredToComplete && <Icon of={Flag} size={14} className={look.flag} />}
        </span>
        {isToday && <span className={look.dot} />}
      </span>
    </>
  )
  const shared = {
    className: look.tile,
    title: day.day.requiredToComplete ? t`Required day` : undefined,
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
