import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { MENU_ENTRY, MenuEntryBody, type MenuEntryContent } from './menu-entry-look'
import { useCloseMenu } from './menu-context'

interface MenuLinkLookProps extends Omit<ComponentProps<'a'>, 'children'>, MenuEntryContent {}

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
      className={MENU_ENTRY}
    >
      <MenuEntryBody {...{ icon, value }}>{children}</MenuEntryBody>
    </a>
  )
}

/** An entry that leads somewhere in the app. */
export const MenuLink = createLink(MenuLinkLook)
