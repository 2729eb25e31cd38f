/** A `ref` for what may leave the page with the focus in it: the nearest place around it with `tabIndex={-1}` gets the focus then. */
export function handFocusOn(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    part.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
}
