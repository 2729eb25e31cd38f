import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { isCalendarDate } from '#/lib/dates'
import { IconButton } from '#/ui/buttons/icon-button'

interface DayPickerProps {
  /** DD.MM.YYYY, or whatever was typed. */
  value: string
  onPick: (value: string) => void
}

/** A button inside a field of a date that opens the browser's own calendar; the field itself is typed into. */
export function DayPicker({ value, onPick }: DayPickerProps) {
  const { t } = useLingui()
  const native = useRef<HTMLInputElement>(null)
  const inReverse = (text: string, from: string, to: string) => text.split(from).toReversed().join(to)

  function open() {
    try {
      native.current?.showPicker()
    } catch {
      // A browser without one: the field takes the date.
      native.current?.focus()
    }
  }

  return (
    <span className="relative me-0.5">
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isCalendarDate(value) ? inReverse(value, '.', '-') : ''}
        onChange={({ target }) => target.value !== '' && onPick(inReverse(target.value, '-', '.'))}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <IconButton label={t`Choose the date`} icon={CalendarDays} onClick={open} className="text-muted" />
    </span>
  )
}
