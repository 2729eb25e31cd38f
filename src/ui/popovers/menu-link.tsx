import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../pictures/icon'
import { useCloseMenu } from './menu-context'

interface MenuLinkLookProps extends ComponentProps<'a'> {
  icon?: LucideIcon | undefined
  /** A short value at the end: "English". */
  value?: ReactNode
}

function MenuLinkLook({ icon, value, children, onClick, ...rest }: MenuLinkLookProps) {
  const close = useCloseMenu()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a link is pressed by Enter
    <a
      {...rest}
      role="menuitem"
      tabIndex={-1}
      onClick={(event) => {
        close()
        onClick?.(event)
      }}
      className="flex min-h-10.5 w-full items-center gap-3 rounded-sm px-3 text-start text-text no-underline -outline-offset-2! hover:bg-fill focus-visible:bg-fill touch:min-h-11"
    >
      {icon && <Icon of={icon} className="text-muted" />}
      <span className="min-w-0 flex-1">{children}</span>
      {value !== undefined && <span className="num text-muted">{value}</span>}
    </a>
  )
}

/** An entry of a menu: it leads somewhere in the app. */
export const MenuLink = createLink(MenuLinkLook)
