import type { ReactNode } from 'react'
import { cx } from '../cx'

interface ChipProps {
  /** Whether this choice is on. */
  selected: boolean
  onClick: () => void
  children: ReactNode
}

/** One choice of a row (`ChipRow`). */
export function Chip({ selected, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onClick}
      className={cx(
        'num inline-flex min-h-10 max-w-full shrink-0 items-center rounded-control border px-3.5 text-ui wrap-anywhere touch:min-h-11',
        selected
          ? 'border-accent bg-accent font-strong text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
          : 'border-strong bg-surface hover:bg-fill',
      )}
    >
      {children}
    </button>
  )
}
