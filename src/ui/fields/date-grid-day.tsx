import { cx } from '../cx'
import type { DayRange } from './month-days'

interface DateGridDayProps {
  /** As `calendarDay` counts days. */
  day: number
  /** For screen readers: "Monday 8 June". */
  name: string
  /** What is drawn: "8". */
  number: string
  range: DayRange | null
  isToday: boolean
  isOff: boolean
  /** The one day in the tab order. */
  isStop: boolean
  onPick: () => void
}

/** One day of the grid: the ends of the range are filled, the days between them joined. */
export function DateGridDay({ day, name, number, range, isToday, isOff, isStop, onPick }: DateGridDayProps) {
  const isFirst = day === range?.first
  const isLast = day === range?.last
  const isBetween = range !== null && day > range.first && day < range.last
  const isChosen = isFirst || isLast || isBetween
  return (
    <td
      aria-selected={isChosen}
      className={cx(
        isChosen && 'bg-accent-soft forced-colors:bg-[Highlight]',
        isFirst && 'rounded-s-md',
        isLast && 'rounded-e-md',
      )}
    >
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onPick}
        className={cx(
          'num grid h-10 w-full place-items-center -outline-offset-2! touch:h-11',
          isToday && !isChosen ? 'shadow-[inset_0_-2px_var(--spark)] forced-colors:underline' : 'rounded-md',
          isFirst || isLast
            ? 'bg-accent font-bold text-on-accent forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-colors:-outline-offset-4! forced-colors:outline-current forced-colors:forced-color-adjust-none'
            : isBetween
              ? 'font-strong text-accent-text forced-colors:text-[HighlightText] forced-colors:-outline-offset-4! forced-colors:outline-current forced-colors:forced-color-adjust-none'
              : isOff
                ? 'cursor-not-allowed text-muted forced-colors:text-[GrayText]'
                : 'font-medium hover:bg-fill',
        )}
      >
        {number}
      </button>
    </td>
  )
}
