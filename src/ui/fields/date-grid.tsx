import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '#/lib/format-date'
import { DateGridDay } from './date-grid-day'
import { IconButton } from '../buttons/icon-button'
import { isShortcut } from '../keyboard'
import { type DayRange, dayTarget, monthStart, monthWeeks, sameDay } from './month-days'

const WEEK = 'grid grid-cols-7'
/** Reaches beyond its column where that has no room for seven targets of 44 px. */
const TABLE = '@container mx-[min(0px,(100%-308px)/2)] block text-center'
/** Days 4 to 10 since 1 January 1970: the first whole week, Monday to Sunday. */
const MONDAY_ON = [4, 5, 6, 7, 8, 9, 10]

interface DateGridProps {
  /** The chosen range, once both ends are. */
  range: DayRange | null
  /** The days that may be chosen. */
  bounds: DayRange
  /** As `calendarDay` counts days. */
  today: number
  onPick: (day: number) => void
}

/** A month of days; the arrows move by days and weeks, Page Up and Page Down by months, Home and End within the week. */
export function DateGrid({ range, bounds, today, onPick }: DateGridProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const headingId = useId()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(range?.first ?? bounds.first)
  // A date typed beside the grid turns the grid to its month.
  const [known, setKnown] = useState(range?.first)
  if (range && range.first !== known) {
    setKnown(range.first)
    setAt(range.first)
  }
  function key(event: KeyboardEvent) {
    const to = dayTarget(event.key, at, bounds)
    if (to === null || isShortcut(event)) return
    event.preventDefault()
    // The day may belong to a month that is not drawn yet.
    flushSync(() => setAt(to))
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  function turn(months: number) {
    setAt(Math.min(bounds.last, Math.max(bounds.first, sameDay(at, months))))
  }
  const month = monthStart(at)
  const isThisYear = formatDay(month, 'year', locale) === formatDay(today, 'year', locale)

  return (
    <div>
      <div className="flex items-center justify-between">
        <b id={headingId} aria-live="polite" className="text-ui first-letter:uppercase">
          {formatDay(month, isThisYear ? 'month' : 'monthYear', locale)}
        </b>
        <span className="flex">
          <IconButton
            label={t`Previous month`}
            icon={ChevronLeft}
            size="sm"
            unavailable={month <= bounds.first}
            onClick={() => turn(-1)}
          />
          <IconButton
            label={t`Next month`}
            icon={ChevronRight}
            size="sm"
            unavailable={monthStart(at, 1) > bounds.last}
            onClick={() => turn(1)}
          />
        </span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is moved in by arrows is a grid */}
      <table ref={table} role="grid" aria-labelledby={headingId} onKeyDown={key} className={TABLE}>
        {/* A name has a seventh of the width, however large its letters are. */}
        <thead className="block text-[min(0.8125rem,6cqi)] leading-[1.4] whitespace-nowrap text-muted">
          <tr className={WEEK}>
            {MONDAY_ON.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, 'weekday', locale)} className="pt-1 pb-1.5 font-normal">
                {formatDay(day, 'shortWeekday', locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-0.5 text-small">
          {monthWeeks(at).map((week) => (
            <tr key={week.find((day) => day !== null)} className={WEEK}>
              {week.map((day, column) =>
                day === null ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, not a control
                  <td key={`empty-${column}`} />
                ) : (
                  <DateGridDay
                    key={day}
                    day={day}
                    name={formatDay(day, 'weekdayDay', locale)}
                    number={formatDay(day, 'dayOfMonth', locale)}
                    range={range}
                    isToday={day === today}
                    isOff={day < bounds.first || day > bounds.last}
                    isStop={day === at}
                    onPick={() => {
                      setAt(day)
                      onPick(day)
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
