import type { ReactNode } from 'react'
import { cx } from '../cx'
import { TAB_ROW } from './tab-look'

interface NavTabsProps {
  label: string
  /** `NavTab`s. */
  children: ReactNode
  className?: string
}

/** Tabs that are addresses. */
export function NavTabs({ label, children, className }: NavTabsProps) {
  return (
    <nav aria-label={label} className={cx(TAB_ROW, className)}>
      {children}
    </nav>
  )
}
