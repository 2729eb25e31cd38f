import { useLingui } from '@lingui/react'
import { MenuItem } from '#/ui/menu-item'
import { MenuLink } from '#/ui/menu-link'
import type { MenuEntry, MenuFacts } from './menu/entry'
import { documentTarget } from '#/ui/document-target'
import { openInNewTab } from '#/platform/open-in-new-tab'

/** An entry of the tables, as an item of a menu behind a button. */
export function MenuEntryItem({ entry, facts }: { entry: MenuEntry; facts: MenuFacts }) {
  const { i18n } = useLingui()
  const name = i18n._(entry.name)
  switch (entry.type) {
    case 'router-link':
      return (
        <MenuLink to={entry.to} icon={entry.icon} preload={false} value={entry.note?.(facts)}>
          {name}
        </MenuLink>
      )
    case 'action':
    case 'club':
      return (
        <MenuLink to="." search={(search) => ({ ...search, modal: entry.modal })} icon={entry.icon}>
          {name}
        </MenuLink>
      )
    case 'modal':
      return (
        <MenuLink {...documentTarget(entry.url(facts) ?? '')} icon={entry.icon}>
          {name}
        </MenuLink>
      )
    case 'link':
      return (
        <MenuItem icon={entry.icon} onSelect={() => openInNewTab(entry.href(facts) ?? '')}>
          {name}
        </MenuItem>
      )
  }
}
