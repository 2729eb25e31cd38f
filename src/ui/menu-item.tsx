import { MENU_ENTRY, MenuEntryBody, type MenuEntryContent } from './menu-entry-look'
import { useCloseMenu } from './menu-context'

interface MenuItemProps extends MenuEntryContent {
  onSelect: () => void
  /** Makes it one of several choices. */
  checked?: boolean
  /** The menu stays after the choice. */
  stay?: boolean
  danger?: boolean
  disabled?: boolean
}

/** An entry that does something. */
export function MenuItem({
  onSelect,
  checked,
  stay = false,
  danger = false,
  disabled = false,
  ...content
}: MenuItemProps) {
  const close = useCloseMenu()
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      onClick={() => {
        if (disabled) return
        if (!stay) close()
        onSelect()
      }}
      className={danger ? `${MENU_ENTRY} text-danger!` : MENU_ENTRY}
    >
      <MenuEntryBody {...content} checked={checked} />
    </button>
  )
}
