import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { chatMutations } from '#/domains/chats/mutations'

/** How long a message has to be visible before it counts as seen. */
const SEEN_MS = 1000
const CHECK_MS = 250
/** How long a failed call rests before the next try. */
const REST_MS = 15_000
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)

/**
 * Marks an expert's message as viewed once half of it, or half a window of it, has been visible for a second, the tab being in front
 * and no modal above. Elements of unseen messages carry `data-unseen` with their id.
 */
export function useSeen(chatId: number, scroller: RefObject<HTMLElement | null>) {
  const { mutate } = useMutation(chatMutations.markViewed())
  const view = useEffectEvent((messageId: number, onError: () => void) => mutate({ chatId, messageId }, { onError }))

  useEffect(() => {
    const root = scroller.current
    if (!root) return
    const since = new Map<Element, number>()
    let sent = 0
    let restUntil = 0
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const isVisible = intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2
          if (!isVisible) since.delete(target)
          else if (!since.has(target)) since.set(target, performance.now())
        }
      },
      { root, threshold: STEPS },
    )
    const watch = () => {
      for (const element of root.querySelectorAll('[data-unseen]')) observer.observe(element)
    }
    const additions = new MutationObserver(watch)
    additions.observe(root, { childList: true, subtree: true })
    watch()
    const timer = setInterval(() => {
      const now = performance.now()
      const isLooking =
        document.visibilityState === 'visible' && document.hasFocus() && !document.querySelector('dialog[open]')
      let newest = 0
      for (const [element, start] of since) {
        if (!element.isConnected || !element.hasAttribute('data-unseen')) since.delete(element)
        else if (!isLooking) since.set(element, now)
        else if (now - start >= SEEN_MS) newest = Math.max(newest, Number(element.getAttribute('data-unseen')))
      }
      if (newest <= sent || now < restUntil) return
      sent = newest
      view(newest, () => {
        sent = 0
        restUntil = performance.now() + REST_MS
      })
    }, CHECK_MS)
    return () => {
      clearInterval(timer)
      additions.disconnect()
      observer.disconnect()
    }
  }, [scroller])
}
