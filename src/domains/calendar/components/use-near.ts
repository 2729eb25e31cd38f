import { type RefObject, useEffect, useState } from 'react'
import { useMedia } from '#/ui/use-media'

/** How far outside the view an element counts as near. */
const MARGIN = '300px 0px'

/** Whether an element is near the view; always true for one that holds the focus or is not watched, and on paper. */
export function useNear(place: RefObject<Element | null>, isWatched: boolean, isNearAtFirst: boolean): boolean {
  const [isNear, setNear] = useState(isNearAtFirst)
  const isPrinted = useMedia('print')
  useEffect(() => {
    const element = place.current
    if (!element || !isWatched) return
    const look = (entries: IntersectionObserverEntry[]) =>
      setNear(entries.at(-1)?.isIntersecting === true || element.contains(document.activeElement))
    const observer = new IntersectionObserver(look, { rootMargin: MARGIN })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, isWatched])
  return isNear || !isWatched || isPrinted
}
