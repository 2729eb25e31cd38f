import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { whenIdle } from '#/platform/when-idle'

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

interface MenuCode<T> {
  /** Loads what the menu draws: called ahead of the press, and again after a failure. */
  load: () => Promise<T>
  /** The menu was opened and did not load. */
  onFailure: () => void
}

/** The button of a menu whose code loads separately: pressed early, it shows as busy and opens the menu when the code is there. */
export function useMenu<T extends object>({ load, onFailure }: MenuCode<T>) {
  const id = useId()
  const [code, setCode] = useState<T | null>(null)
  const [from, setFrom] = useState<'first' | 'last' | null>(null)
  const cause = useRef<HTMLButtonElement>(null)
  const hide = useCallback(() => setFrom(null), [])
  const close = useCallback(() => {
    setFrom(null)
    cause.current?.focus()
  }, [])
  const bring = useCallback(() => void load().then(setCode, () => {}), [load])
  const waits = from !== null && code === null
  const isOpen = from !== null && code !== null
  const tellFailure = useEffectEvent(onFailure)

  useEffect(() => whenIdle(bring), [bring])
  useEffect(() => {
    if (!waits) return undefined
    let isWanted = true
    load().then(setCode, () => {
      if (!isWanted) return
      setFrom(null)
      tellFailure()
    })
    return () => {
      isWanted = false
    }
  }, [waits, load])

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
    onPointerEnter: bring,
    onFocus: bring,
  } satisfies ComponentProps<'button'>

  const menu: MenuOfButton | null = isOpen ? { id, cause, from, hide, close } : null
  return { button, menu, code }
}
