import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'
import { mergeRefs } from '../merge-refs'
import { Tooltip } from '../popovers/tooltip'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** Verb and object; shown as the tooltip too. */
  label: string
  icon: LucideIcon
  /** sm is 36 px with a pointer and 44 px on touch. */
  size?: 'md' | 'sm'
  /** Not usable yet; give the reason by `aria-describedby`. */
  unavailable?: boolean
  /** False where the name already stands beside it. */
  tooltip?: boolean
}

/** A button of one icon with its name as a tooltip. */
export function IconButton({
  label,
  icon,
  size = 'md',
  unavailable = false,
  tooltip = true,
  type = 'button',
  className,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const own = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        {...rest}
        ref={mergeRefs(own, ref)}
        type={type === 'submit' ? 'submit' : 'button'}
        aria-label={label}
        aria-disabled={unavailable || undefined}
        onClick={unavailable ? (event) => event.preventDefault() : onClick}
        className={cx(
          'inline-flex shrink-0 items-center justify-center rounded-control transition-colors',
          size === 'sm' ? 'size-9 touch:size-11' : 'size-11',
          unavailable || rest.disabled ? 'cursor-not-allowed text-disabled' : 'hover:bg-fill',
          className,
        )}
      >
        <Icon of={icon} />
      </button>
      {tooltip && <Tooltip anchor={own} text={label} />}
    </>
  )
}
