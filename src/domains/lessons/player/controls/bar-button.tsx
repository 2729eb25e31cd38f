import type { ComponentProps } from 'react'
import { cx } from '#/ui/cx'

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  label: string
  /** Whether the toggle is on, which a coloured line shows. */
  isOn?: boolean
}

const LOOK =
  'grid h-10 min-w-10 shrink-0 place-items-center px-1.5 text-caption font-strong text-on-media hover:bg-on-media/14 focus-visible:outline-on-media touch:h-11 touch:min-w-11'

/** A button of the player's bar: an icon or a short text with a name. */
export function BarButton({ label, isOn = false, className, children, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(LOOK, isOn ? 'shadow-[inset_0_-2px_0_var(--spark)]' : 'rounded-sm', className)}
      {...rest}
    >
      {children}
    </button>
  )
}
