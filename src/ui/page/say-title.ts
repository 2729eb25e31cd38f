import { announce } from './announce'
import { onceTitled } from './document-title'

let stopWaiting = () => {}

/**
 * Focuses the screen's heading and announces its title. While the only heading is that of the screen before, hidden below a skeleton, it waits
 * for the next title; it does nothing while there is none, since such a page says itself when it comes.
 */
export function sayTitle(): void {
  stopWaiting()
  const headings = [...document.querySelectorAll<HTMLElement>('h1')]
  const heading = headings.find((candidate) => candidate.checkVisibility())
  if (heading) {
    // A control of the new screen that has taken the focus keeps it.
    if (!document.activeElement?.closest('main')) heading.focus({ preventScroll: true })
    announce(document.title)
  } else if (headings.length > 0) stopWaiting = onceTitled(sayTitle)
}
