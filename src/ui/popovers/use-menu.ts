import { type ComponentProps, type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { usePreload, type Part } from '../late/part'

/** What `MenuBox` needs to know about its button. */
export interface MenuOfButton {
  id: string
  cause: RefObject<HTMLButtonElement | null>
  /** The entry that takes the focus first. */
  from: 'first' | 'last'
  hide: () => void
  /** Hides and gives the focus back. */
  close: () => void
}

/**
 * The button of a menu whose box is a part of its own, loaded ahead of the press: pressed early, the button shows as busy and opens the menu
 * when the code is there.
 */
export function useMenu<Code>(box: Pick<Part<Code, unknown>, 'preload' | 'useCode'>) {
  const id = useId()
  const [from, setFrom] = useState<'first' | 'last' | null>(null)
  const cause = useRef<HTMLButtonElement>(null)
  const hide = useCallback(() => setFrom(null), [])
  const close = useCallback(() => {
    setFrom(null)
    cause.current?.focus()
  }, [])
  // oxlint-disable-next-line react/hooks -- a menu keeps its box
  const code = box.useCode({ isDue: from !== null, onMissing: hide })
  const preload = useCallback(() => void box.preload(), [box])
  const waits = from !== null && code === null
  const isOpen = from !== null && code !== null
  usePreload(box)

  const button = {
    ref: cause,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-busy': waits || undefined,
    onClick: () => {
      if (!waits) setFrom(isOpen ? null : 'first')
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && waits) hide()
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setFrom(event.key === 'ArrowDown' ? 'first' : 'last')
    },
    // A learner who has moved on does not want the focus taken away.
    onBlur: () => {
      if (waits) hide()
    },
    onPointerEnter: preload,
    onFocus: preload,
  } satisfies ComponentProps<'button'>

  const menu: MenuOfButton | null = isOpen ? { id, cause, from, hide, close } : null
  return { button, menu, code }
}
