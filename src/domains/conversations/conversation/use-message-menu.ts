import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MenuOfButton } from '#/ui/popovers/use-menu'

/** How long a finger rests on a message to open its menu; browsers that tell of it by themselves are listened to. */
const LONG_PRESS_MS = 500
/** A finger that rests moves a little, too: less than this, in px. */
const STILL_PX = 10
/** What has a menu of the browser's own. */
const OWN_MENU = 'a, video, input, textarea'

/**
 * The menu of one of the messages below `root`, each an article with `data-message` and a `data-menu` button: opened by that, a right press,
 * the menu key or a long press.
 */
export function useMessageMenu(root: RefObject<HTMLElement | null>): { menu: MenuOfButton; messageId: number } | null {
  const id = useId()
  const cause = useRef<HTMLButtonElement>(null)
  const [messageId, setMessageId] = useState<number | null>(null)
  const hide = useCallback(() => setMessageId(null), [])
  const close = useCallback(() => {
    setMessageId(null)
    cause.current?.focus({ preventScroll: true })
  }, [])

  /** Opens the menu of the message that an event happened in; false where it happened in none. */
  const open = useEffectEvent((target: EventTarget | null): boolean => {
    const article = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null
    const button = article?.querySelector<HTMLButtonElement>('[data-menu]')
    if (!article || !button) return false
    cause.current = button
    setMessageId(Number(article.dataset['message']))
    return true
  })
  const press = useEffectEvent((button: Element) => {
    if (messageId !== null && cause.current === button) hide()
    else open(button)
  })

  useEffect(() => {
    const element = root.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const has = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest(selector) : null)
    const click = (event: Event) => {
      const button = has(event, '[data-menu]')
      if (button) press(button)
    }
    const context = (event: Event) => {
      if (has(event, OWN_MENU) || !getSelection()?.isCollapsed) return
      if (open(event.target)) event.preventDefault()
    }
    const still = () => clearTimeout(timer)
    let [startX, startY] = [0, 0]
    const down = (event: PointerEvent) => {
      still()
      startX = event.clientX
      startY = event.clientY
      if (event.pointerType === 'touch' && !has(event, `${OWN_MENU}, button`))
        timer = setTimeout(() => open(event.target), LONG_PRESS_MS)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - startX, clientY - startY) >= STILL_PX) still()
    }
    const ends = ['pointerup', 'pointercancel'] as const
    element.addEventListener('click', click)
    element.addEventListener('contextmenu', context)
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    for (const end of ends) element.addEventListener(end, still)
    return () => {
      still()
      element.removeEventListener('click', click)
      element.removeEventListener('contextmenu', context)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      for (const end of ends) element.removeEventListener(end, still)
    }
  }, [root])

  useEffect(() => {
    const button = cause.current
    if (messageId === null || !button) return
    button.setAttribute('aria-expanded', 'true')
    return () => button.setAttribute('aria-expanded', 'false')
  }, [messageId])

  return messageId === null ? null : { menu: { id, cause, from: 'first', hide, close }, messageId }
}
