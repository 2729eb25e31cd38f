import { useLingui } from '@lingui/react/macro'
import { type LucideIcon, Plus, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

interface ChipProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** A choice that is on or off; leave out for a plain action. */
  selected?: boolean
  /** Not to be had: struck through. Name the reason by `aria-describedby`. */
  unavailable?: boolean
  /** Dashed, adds something. */
  add?: boolean
  icon?: LucideIcon
  /** Makes the chip a value with a cross. */
  onRemove?: () => void
  /** Name of the cross: "Remove 8:00". */
  removeLabel?: string
}

/** A filter, a time, or a value that can be removed. */
export function Chip({
  selected,
  unavailable = false,
  add = false,
  icon,
  onRemove,
  removeLabel,
  className,
  children,
  onClick,
  ...rest
}: ChipProps) {
  const { t } = useLingui()
  const look = cx(
    'num inline-flex min-h-10 shrink-0 items-center gap-2 rounded-control border px-3.5 text-ui whitespace-nowrap touch:min-h-11',
    unavailable
      ? 'cursor-not-allowed border-line text-disabled line-through'
      : selected
        ? 'border-accent bg-accent font-strong text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
        : add
          ? 'border-dashed border-strong text-muted hover:bg-fill'
          : 'border-strong bg-surface hover:bg-fill',
    className,
  )
  if (onRemove) {
    return (
      <span className={look}>
        {children}
        <button
          type="button"
          aria-label={removeLabel ?? t`Remove`}
          onClick={onRemove}
          className="target opacity-75 hover:opacity-100"
        >
          <Icon of={X} size={16} />
        </button>
      </span>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      className={look}
    >
      {(icon || add) && <Icon of={icon ?? Plus} size={16} />}
      {children}
    </button>
  )
}
