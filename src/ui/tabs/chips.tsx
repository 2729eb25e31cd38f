import type { ReactNode } from 'react'
import { cx } from '../cx'
import { showFocused } from './show-focused'

interface ChipRowProps {
  /** Name of the group: "Filter". */
  label: string
  children: ReactNode
}

/** Chips side by side; on a phone they scroll to the page's edge, so that the cut one shows there is more. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the chips inside take the focus
    <div
      role="group"
      aria-label={label}
      onFocus={showFocused}
      className="scroll-x -mx-gutter scroll-px-gutter flex gap-2 px-gutter py-1 tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0"
    >
      {children}
    </div>
  )
}

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
