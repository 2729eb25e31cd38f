import { ExternalLink as ExternalIcon, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look'
import { cx } from './cx'
import { Icon } from './icon'
import { NewTabNote } from './new-tab-note'

interface ExternalLinkButtonProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>, ButtonLook {
  /** An address that was already checked to be http(s), or one that we built (`tel:`, `mailto:`). */
  href: string
  icon?: LucideIcon | undefined
  /** Leaves in this tab, as a payment does. */
  sameTab?: boolean | undefined
}

/** A link out of the app that looks like a button. */
export function ExternalLinkButton({
  kind,
  size = 'md',
  block,
  icon = ExternalIcon,
  sameTab = false,
  className,
  children,
  ...rest
}: ExternalLinkButtonProps) {
  return (
    <a
      {...rest}
      target={sameTab ? undefined : '_blank'}
      rel="noopener noreferrer"
      className={cx(buttonLook({ kind, size, block }), className)}
    >
      <Icon of={icon} size={size === 'sm' ? 16 : 20} className="-my-0.5" />
      <span className="min-w-0">
        {children}
        {!sameTab && <NewTabNote />}
      </span>
    </a>
  )
}
