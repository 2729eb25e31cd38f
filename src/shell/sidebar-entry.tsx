import { useLingui } from '@lingui/react'
import { useRef } from 'react'
import { Tooltip } from '#/ui/popovers/tooltip'
import type { MenuEntry, MenuFacts } from './menu/entry'
import { NavItem } from './nav-item'

interface SidebarEntryProps {
  entry: MenuEntry
  facts: MenuFacts
  className: string
  labelClass: string
  /** Only the icon is visible, so a tooltip shows the name. */
  named: boolean
}

/** An entry of the sidebar; where only its icon is visible, hover and keyboard focus show the name. */
export function SidebarEntry({ entry, facts, className, labelClass, named }: SidebarEntryProps) {
  const { i18n } = useLingui()
  const link = useRef<HTMLElement | null>(null)
  return (
    <div
      ref={(own) => {
        link.current = own?.querySelector('a') ?? null
      }}
    >
      <NavItem entry={entry} facts={facts} className={className} labelClass={labelClass} />
      {named && <Tooltip anchor={link} text={i18n._(entry.name)} place="beside" />}
    </div>
  )
}
