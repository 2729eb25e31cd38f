import { type RefObject, useEffect, useState } from 'react'

const BY_HAND = ['wheel', 'touchmove'] as const
const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

/** Keeps the cue that is being said in sight until the learner scrolls by hand. */
export function useFollow(list: RefObject<HTMLElement | null>, index: number, isCalm: boolean) {
  const [isFollowing, setFollowing] = useState(true)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const letGo = () => setFollowing(false)
    const onKey = (event: KeyboardEvent) => SCROLL_KEYS.has(event.key) && letGo()
    for (const event of BY_HAND) element.addEventListener(event, letGo, { passive: true })
    element.addEventListener('keydown', onKey)
    return () => {
      for (const event of BY_HAND) element.removeEventListener(event, letGo)
      element.removeEventListener('keydown', onKey)
    }
  }, [list])

  useEffect(() => {
    if (isFollowing && index >= 0) showCue(list.current, index, isCalm)
  }, [list, isFollowing, index, isCalm])

  return {
    isFollowing,
    follow: () => setFollowing(true),
    /** Shows another cue and stays there. */
    goTo: (other: number) => {
      setFollowing(false)
      showCue(list.current, other, isCalm)
    },
  }
}

/** Moves the list where it scrolls by itself, else (on phones) the page, below the player that stays. */
function showCue(list: HTMLElement | null, index: number, isCalm: boolean) {
  const cue = list?.querySelector<HTMLElement>(`[data-cue="${index}"]`)
  if (!list || !cue) return
  const behavior = isCalm ? 'instant' : 'smooth'
  const box = cue.getBoundingClientRect()
  if (list.scrollHeight > list.clientHeight + 1) {
    const frame = list.getBoundingClientRect()
    const isShown = box.top >= frame.top && box.bottom <= frame.bottom
    if (isShown && box.bottom <= frame.top + frame.height * 0.7) return
    list.scrollTo({ top: list.scrollTop + box.top - frame.top - frame.height * 0.3, behavior })
    return
  }
  const top = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0
  if (box.top >= top && box.bottom <= innerHeight * 0.85) return
  window.scrollTo({ top: scrollY + box.top - top - 24, behavior })
}
