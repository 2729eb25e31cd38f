import { type RefObject, useEffect, useState } from 'react'

const BY_HAND = ['wheel', 'touchmove'] as const
const FAR_SCREENS = 3
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** Keeps the current cue in view until the learner scrolls by hand. */
export function useFollow(list: RefObject<HTMLElement | null>, index: number, prefersReducedMotion: boolean) {
  // Null while it follows the video; else the cue that was navigated to, -1 for none.
  const [held, setHeld] = useState<{ index: number } | null>(null)
  const isFollowing = held === null

  useEffect(() => {
    const element = list.current
    if (!element) return
    const letGo = () => setHeld((known) => known ?? { index: -1 })
    const onKey = (event: KeyboardEvent) => SCROLL_KEYS.has(event.key) && letGo()
    for (const event of BY_HAND) element.addEventListener(event, letGo, { passive: true })
    element.addEventListener('keydown', onKey)
    return () => {
      for (const event of BY_HAND) element.removeEventListener(event, letGo)
      element.removeEventListener('keydown', onKey)
    }
  }, [list])

  useEffect(() => {
    if (isFollowing && index >= 0) showCue(list.current, index, prefersReducedMotion)
  }, [list, isFollowing, index, prefersReducedMotion])

  useEffect(() => {
    // At once, as a browser's own search does; the list itself may be out of view.
    if (held && held.index >= 0) showCue(list.current, held.index, true)?.scrollIntoView({ block: 'nearest' })
  }, [list, held])

  return {
    isFollowing,
    /** The cue that was navigated to; -1: none. */
    target: held?.index ?? -1,
    follow: () => setHeld(null),
    /** Shows another cue and stops following. */
    goTo: (other: number) => setHeld({ index: other }),
  }
}

/**
 * Scrolls the list if it scrolls by itself, else (on phones) the page, to below what sticks there: the player, and the search while it is
 * used. Returns the cue if its list may be out of view itself.
 */
function showCue(list: HTMLElement | null, index: number, prefersReducedMotion: boolean): HTMLElement | undefined {
  const cue = list?.querySelector<HTMLElement>(`[data-cue="${index}"]`)
  if (!list || !cue) return undefined
  const box = cue.getBoundingClientRect()
  // Smooth scrolling over a long distance shows nothing useful, and most of it is not drawn.
  const isNear = Math.abs(box.top) < FAR_SCREENS * innerHeight
  const behavior = prefersReducedMotion || !isNear ? 'instant' : 'smooth'
  if (list.scrollHeight > list.clientHeight + 1) {
    const frame = list.getBoundingClientRect()
    const isShown = box.top >= frame.top && box.bottom <= frame.bottom
    if (!isShown || box.bottom > frame.top + frame.height * 0.7)
      list.scrollTo({ top: list.scrollTop + box.top - frame.top - frame.height * 0.3, behavior })
    return cue
  }
  const top =
    (Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0) + stuckHeight(list.previousElementSibling)
  if (box.top < top || box.bottom > innerHeight * 0.85) window.scrollTo({ top: scrollY + box.top - top - 24, behavior })
  return undefined
}

function stuckHeight(tools: Element | null): number {
  return tools && getComputedStyle(tools).position === 'sticky' ? tools.clientHeight : 0
}
