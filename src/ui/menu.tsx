import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx'
import { MenuContext } from './menu-context'
import { menuTarget } from './menu-target'
import { useAnchored } from './use-anchored'

/** What the menu gives to its button; spread it. */
interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface MenuProps {
  label: string
  trigger: (props: MenuTriggerProps) => ReactNode
  /** `MenuItem`, `MenuLink`, `MenuSeparator`. */
  children: ReactNode
  align?: 'start' | 'end'
  side?: 'above' | 'below'
  className?: string
}

/** A menu behind a button: arrows, Home and End, typing jumps, Esc and a press outside close. */
export function Menu({ label, trigger, children, align = 'start', side = 'below', className }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const cause = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const first = useRef<'first' | 'last'>('first')
  const hide = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    setOpen(false)
    cause.current?.focus()
  }, [])

  useEffect(() => {
    if (!open) return
    const items = entriesOf(box.current)
    items[first.current === 'first' ? 0 : items.length - 1]?.focus()
    function outside(event: Event) {
      const target = event.target
      if (target instanceof Node && !box.current?.contains(target) && !cause.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('focusin', outside)
    }
  }, [open])
  useAnchored(open, cause, box, { side, align }, hide)

  function show(from: 'first' | 'last') {
    first.current = from
    setOpen(true)
  }
  function triggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    show(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  function menuKey(event: KeyboardEvent) {
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
      items.map((item) => item.textContent ?? ''),
    )
    if (to === null) return
    event.preventDefault()
    items[to]?.focus()
  }

  return (
    <>
      {trigger({
        ref: cause,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? setOpen(false) : show('first')),
        onKeyDown: triggerKey,
      })}
      {open && (
        <div
          ref={box}
          id={id}
          role="menu"
          aria-label={label}
          popover="manual"
          tabIndex={-1}
          onKeyDown={menuKey}
          className={cx(
            'floating fixed inset-auto z-menu m-0 max-h-[calc(100dvh-16px)] min-w-55 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-ui text-text shadow-2',
            className,
          )}
        >
          <MenuContext value={close}>{children}</MenuContext>
        </div>
      )}
    </>
  )
}

function entriesOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])') ?? [])]
}
