import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { type ButtonLook, buttonLook } from './button-look'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'
import { Spinner } from '../states/spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  icon?: LucideIcon | undefined
  /** At work: keeps its width and label, a ring takes the icon's place, presses do nothing. */
  loading?: boolean | undefined
  /** Not usable yet: stays in the tab order, presses do nothing. Give the reason by `reason` or `aria-describedby`. */
  unavailable?: boolean | undefined
  /** Why it cannot be used yet; shown below and read with the button. */
  reason?: string | undefined
}

/** A button; its label is a verb with its object. */
export function Button({
  kind,
  size = 'md',
  block,
  icon,
  loading = false,
  unavailable = false,
  reason,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const waits = unavailable || reason !== undefined
  const small = size === 'sm'

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading || waits) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      aria-describedby={reason === undefined ? undefined : reasonId}
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-busy={loading || undefined}
      aria-disabled={loading || waits || undefined}
      onClick={press}
      className={cx(buttonLook({ kind, size, block }, waits), className)}
    >
      {loading && (
        <Spinner
          size={icon ? (small ? 16 : 18) : small ? 14 : 16}
          className={icon ? 'm-px' : small ? '-ms-2.5' : '-ms-3'}
        />
      )}
      {!loading && icon && <Icon of={icon} size={small ? 16 : 20} className="-my-0.5" />}
      {/* Without an icon the padding gives up the room that the ring takes, so that the width stays. */}
      <span className={cx('min-w-0', loading && !icon && (small ? '-ms-0.5 -me-2.5' : '-ms-0.5 -me-3'))}>
        {children}
      </span>
    </button>
  )

  if (reason === undefined) return button
  return (
    <span className={cx('flex-col items-start gap-2', block ? 'flex' : 'inline-flex')}>
      {button}
      <span id={reasonId} className="text-caption text-muted">
        {reason}
      </span>
    </span>
  )
}
