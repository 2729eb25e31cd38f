import { MENU_ENTRY, MenuEntryBody, type MenuEntryContent } from './menu-entry-look'
import { useCloseMenu } from './menu-context'

interface MenuItemProps extends MenuEntryContent {
  onSelect: () => void
}

/** An entry that does something. */
export function MenuItem({ onSelect, ...content }: MenuItemProps) {
  const close = useCloseMenu()
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close()
        onSelect()
      }}
      className={MENU_ENTRY}
    >
      <MenuEntryBody {...content} />
    </button>
  )
}
