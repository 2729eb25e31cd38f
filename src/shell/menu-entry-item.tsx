import { useLingui } from '@lingui/react'
import { MenuLink } from '#/ui/popovers/menu-link'
import type { InnerEntry, MenuFacts } from './menu/entry'
import { entryTarget } from './menu/entry-target'

/** A menu entry, as an item of a menu behind a button. */
export function MenuEntryItem({ entry, facts }: { entry: InnerEntry; facts: MenuFacts }) {
  const { i18n } = useLingui()
  return (
    <MenuLink {...entryTarget(entry, facts)} preload={false} icon={entry.icon} value={entry.note?.(facts)}>
      {i18n._(entry.name)}
    </MenuLink>
  )
}
