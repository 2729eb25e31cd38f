import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../cx'
import { isShortcut } from '../is-shortcut'
import { MenuContext } from './menu-context'
import { menuTarget } from './menu-target'
import { useAnchored } from './use-anchored'
import type { MenuOfButton } from './use-menu'

interface MenuBoxProps {
  menu: MenuOfButton
  label: string
  /** `MenuLink`, `MenuSeparator`. */
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
