import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { TabCount } from './tab-count'
import { tabLook } from './tab-look'

interface NavTabLookProps extends ComponentProps<'a'> {
  count?: number | null | undefined
}

function NavTabLook({ count, children, ...rest }: NavTabLookProps) {
  return (
    <a {...rest} className={tabLook(rest['aria-current'] === 'page')}>
      {children}
      <TabCount count={count} />
    </a>
  )
}

/** One tab that is an address; the router marks the current one. */
export const NavTab = createLink(NavTabLook)
