import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx'
import { showCurrent, showFocused } from './show-focused'

interface NavTabsProps {
  label: string
  /** `NavTab`s. */
  children: ReactNode
  className?: string
}

/** Tabs that are addresses. */
export function NavTabs({ label, children, className }: NavTabsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the tabs inside take the focus
    <nav aria-label={label} onFocus={showFocused} className={cx(TAB_ROW, className)}>
      {children}
    </nav>
  )
}

interface NavTabLookProps extends ComponentProps<'a'> {
  count?: number | null | undefined
}

function NavTabLook({ count, children, ref, ...rest }: NavTabLookProps) {
  const tab = useRef<HTMLAnchorElement>(null)
  useImperativeHandle<HTMLAnchorElement | null, HTMLAnchorElement | null>(ref, () => tab.current, [])
  const isCurrent = rest['aria-current'] === 'page'
  useLayoutEffect(() => {
    if (isCurrent && tab.current) showCurrent(tab.current)
  }, [isCurrent])
  return (
    <a {...rest} ref={tab} className={tabLook(isCurrent)}>
      {children}
      <TabCount count={count} />
    </a>
  )
}

/** One tab that is an address; the router marks the current one. */
export const NavTab = createLink(NavTabLook)

interface TabCountProps {
  /** null: not known yet, and a digit's room is kept for it. */
  count: number | null | undefined
}

/** The count after a tab's name. */
function TabCount({ count }: TabCountProps) {
  if (count === undefined) return null
  return <span className="num text-small font-normal text-muted">{count ?? '\u2007'}</span>
}

/** The row of tabs: scrolls sideways to the page's edges on a phone. */
export const TAB_ROW =
  'tab-row scroll-x -mx-gutter scroll-px-gutter flex gap-7 border-b border-line px-gutter tablet:mx-0 tablet:px-0'

/** One tab; the line under the current one covers the hairline. */
export function tabLook(current: boolean): string {
  return cx(
    'relative inline-flex min-h-11 shrink-0 items-center gap-1.5 pt-3 pb-3.25 text-ui font-medium whitespace-nowrap no-underline -outline-offset-2!',
    'before:absolute before:inset-y-0 before:-inset-x-3.5',
    'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5',
    current ? 'text-text after:bg-text forced-colors:after:bg-[Highlight]' : 'text-muted hover:text-text',
  )
}
