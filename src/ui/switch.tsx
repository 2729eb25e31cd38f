import { type ReactNode, useId } from 'react'
import { cx } from './cx'

interface SwitchProps {
  label: string
  description?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** The switch alone, where its label stands elsewhere. */
  hideLabel?: boolean
  /** Being saved: shows the new state, presses do nothing. */
  busy?: boolean
  disabled?: boolean
  className?: string
}

/** Acts at once and can be undone; the whole line is the target. */
export function Switch({
  label,
  description,
  checked,
  onChange,
  hideLabel = false,
  busy = false,
  disabled = false,
  className,
}: SwitchProps) {
  const id = useId()
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-4',
        hideLabel ? 'target w-12' : 'justify-between',
        disabled && 'cursor-not-allowed',
        className,
      )}
    >
      <span className={cx('min-w-0', hideLabel && 'sr-only')}>
        <span className="block text-ui font-strong">{label}</span>
        {description && (
          <span id={id} className="mt-0.5 block text-small text-muted">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={description ? id : undefined}
        aria-busy={busy || undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => !busy && onChange(event.target.checked)}
        className="relative m-0 h-7 w-12 shrink-0 appearance-none rounded-full border border-strong bg-surface transition-colors duration-160 before:absolute before:start-[3px] before:top-[3px] before:size-5 before:rounded-full before:bg-strong before:transition-[translate,background-color] before:duration-160 checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:opacity-55 forced-colors:before:bg-[CanvasText] forced-colors:checked:before:bg-[Highlight]"
      />
    </label>
  )
}
