import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

interface LinkLookProps extends ComponentProps<'a'>, ButtonLook {
  icon?: LucideIcon | undefined
}

function LinkLook({ kind, size = 'md', block, icon, className, children, ...rest }: LinkLookProps) {
  return (
    <a {...rest} className={cx(buttonLook({ kind, size, block }), className)}>
      {icon && <Icon of={icon} size={size === 'sm' ? 16 : 20} className="-my-0.5" />}
      <span className="min-w-0">{children}</span>
    </a>
  )
}

/** A router link that looks like a button. */
export const LinkButton = createLink(LinkLook)
