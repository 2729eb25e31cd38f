import { announce } from './announce'

/** Focuses the screen's heading and announces its title; does nothing while the screen has no heading, since its page is still to come. */
export function sayTitle(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1')
  if (!heading) return
  // A control of the new screen that has taken the focus keeps it.
  if (!document.activeElement?.closest('main')) heading.focus({ preventScroll: true })
  announce(document.title)
}
