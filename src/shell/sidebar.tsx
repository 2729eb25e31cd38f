import { useLingui } from '@lingui/react/macro'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '#/ui/pictures/icon'
import { Tooltip } from '#/ui/popovers/tooltip'
import { useMedia } from '#/ui/use-media'
import { MAIN_MENU, SETTINGS } from './menu/entries'
import { type MenuEntry, type MenuFacts, visibleEntries } from './menu/entry'
import { NavItem } from './nav-item'
import { ScreenBanner } from './screen-banner'
import { useKnownPaths, useMenuFacts } from './use-menu-facts'

const ITEM =
  'nav-entry flex min-h-11 w-full items-center text-start gap-3.5 rounded-md px-3.5 text-ui font-medium text-muted no-underline transition-colors duration-90 hover:bg-fill hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-fill aria-[current=page]:font-bold aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-accent-text'

/** The sidebar: icons from 828 px, names from 1244 px unless the learner collapsed it. */
export function Sidebar({ mini, onToggle }: { mini: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const facts = useMenuFacts()
  const paths = useKnownPaths()
  const toggle = useRef<HTMLButtonElement>(null)
  const isIcons = !useMedia('(width >= 1244px)') || mini
  const labelClassName = mini ? 'sr-only' : 'sr-only desktop:not-sr-only desktop:min-w-0 desktop:flex-1'
  const look = { facts, className: ITEM, labelClass: labelClassName, named: isIcons }
  const toggleName = mini ? t`Expand menu` : t`Collapse menu`
  return (
    <nav aria-label={t`Main menu`} className="flex h-full flex-col gap-0.5 overflow-y-auto">
      <ul className="flex flex-col gap-0.5">
        {visibleEntries(MAIN_MENU, facts, paths).map((entry) => (
          <li key={entry.id}>
            <SidebarEntry entry={entry} {...look} />
          </li>
        ))}
      </ul>
      <span className="flex-1" />
      {!isIcons && <ScreenBanner placement="sidebar" isLast />}
      {visibleEntries([SETTINGS], facts, paths).map((entry) => (
        <SidebarEntry key={entry.id} entry={entry} {...look} />
      ))}
      <button
        ref={toggle}
        type="button"
        className={`${ITEM} hidden desktop:flex`}
        aria-expanded={!mini}
        onClick={onToggle}
      >
        <Icon of={mini ? PanelLeftOpen : PanelLeftClose} />
        <span className={labelClassName}>{toggleName}</span>
      </button>
      {mini && <Tooltip anchor={toggle} text={toggleName} place="beside" />}
    </nav>
  )
}

interface SidebarEntryProps {
  entry: MenuEntry
  facts: MenuFacts
  className: string
  labelClass: string
  /** Only the icon is visible, so a tooltip shows the name. */
  named: boolean
}

/** An entry of the sidebar; where only its icon is visible, hover and keyboard focus show the name. */
function SidebarEntry({ entry, facts, className, labelClass, named }: SidebarEntryProps) {
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
