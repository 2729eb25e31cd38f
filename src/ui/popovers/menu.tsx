import { createLink } from '@tanstack/react-router'
import { Check, type LucideIcon } from 'lucide-react'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { cx } from '../cx'
import { isShortcut } from '../keyboard'
import { Icon } from '../pictures/icon'
import { menuTarget } from './menu-target'
import { useAnchored } from './use-anchored'
import type { MenuOfButton } from './use-menu'

interface MenuBoxProps {
  menu: MenuOfButton
  label: string
  /** `MenuLink`, `MenuButton`, `MenuSeparator`. */
  children: ReactNode
  className?: string
}

/** An open menu at its button (`useMenu`): arrows, Home and End move, typing jumps, Esc and a press outside close. */
export function MenuBox({ menu, label, children, className }: MenuBoxProps) {
  const { id, cause, from, hide, close } = menu
  const box = useRef<HTMLDivElement>(null)

  // Before the focus moves: a hidden entry cannot take it.
  useAnchored(cause, box, 'end', hide)
  useEffect(() => {
    const items = entriesOf(box.current)
    items[from === 'first' ? 0 : items.length - 1]?.focus()
    function outside(event: Event) {
      const target = event.target
      if (target instanceof Node && !box.current?.contains(target) && !cause.current?.contains(target)) hide()
    }
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('focusin', outside)
    }
  }, [from, cause, hide])

  function menuKey(event: KeyboardEvent) {
    if (isShortcut(event)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    if (event.key === 'Tab') {
      close()
      return
    }
    const items = entriesOf(box.current)
    const at = items.findIndex((item) => item === document.activeElement)
    const to = menuTarget(
      event.key,
      at,
      items.map((item) => item.ariaLabel ?? item.textContent ?? ''),
    )
    if (to === null) return
    event.preventDefault()
    items[to]?.focus()
  }

  return (
    <div
      ref={box}
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      onKeyDown={menuKey}
      className={cx(
        'floating fixed inset-auto z-menu m-0 max-h-[calc(100dvh-16px)] min-w-55 overflow-y-auto rounded-lg raised border border-line p-1.5 text-ui text-text shadow-2',
        className,
      )}
    >
      <MenuContext value={close}>{children}</MenuContext>
    </div>
  )
}

function entriesOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

const ENTRY =
  'flex min-h-10.5 w-full items-center gap-3 rounded-sm px-3 text-start text-text no-underline -outline-offset-2! hover:bg-fill focus-visible:bg-fill touch:min-h-11'

interface MenuLinkLookProps extends ComponentProps<'a'> {
  icon?: LucideIcon | undefined
  /** A short value at the end: "English". */
  value?: ReactNode
}

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
      className={ENTRY}
    >
      {icon && <Icon of={icon} className="text-muted" />}
      <span className="min-w-0 flex-1">{children}</span>
      {value !== undefined && <span className="num text-muted">{value}</span>}
    </a>
  )
}

/** An entry of a menu: it leads somewhere in the app. */
export const MenuLink = createLink(MenuLinkLook)

interface MenuChoiceLookProps extends ComponentProps<'a'> {
  chosen: boolean
}

function MenuChoiceLook({ chosen, children, onClick, ...rest }: MenuChoiceLookProps) {
  const close = useCloseMenu()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a link is pressed by Enter
    <a
      {...rest}
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      onClick={(event) => {
        close()
        onClick?.(event)
      }}
      className={ENTRY}
    >
      <Chosen is={chosen} />
      <span className="min-w-0 flex-1">{children}</span>
    </a>
  )
}

/** An entry of a menu that is one of several choices: it leads to where that is chosen. */
export const MenuChoice = createLink(MenuChoiceLook)

const Chosen = ({ is }: { is: boolean }) => <Icon of={Check} className={is ? 'text-accent-text' : 'invisible'} />

interface MenuToggleProps {
  checked: boolean
  onChange: () => void
  children: ReactNode
}

/** An entry of a menu that switches something on or off; the menu stays open, so that the change is seen. */
export function MenuToggle({ checked, onChange, children }: MenuToggleProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={checked}
      tabIndex={-1}
      onClick={onChange}
      className={ENTRY}
    >
      <Chosen is={checked} />
      <span className="min-w-0 flex-1">{children}</span>
    </button>
  )
}

interface MenuButtonProps {
  icon: LucideIcon
  onPress: () => void
  children: ReactNode
}

/** An entry of a menu: it does something, after the menu has closed. */
export function MenuButton({ icon, onPress, children }: MenuButtonProps) {
  const close = useCloseMenu()
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        close()
        onPress()
      }}
      className={ENTRY}
    >
      <Icon of={icon} className="text-muted" />
      <span className="min-w-0 flex-1">{children}</span>
    </button>
  )
}

/** A hairline between groups of entries. */
export function MenuSeparator() {
  return <hr className="my-1.5 border-line" />
}

/** Closes the menu around an entry and gives the focus back. */
const MenuContext = createContext<() => void>(() => {})

/** Closes the menu around this entry; does nothing outside a menu. */
function useCloseMenu(): () => void {
  return useContext(MenuContext)
}
