/** A `ref` for an element that may be removed while it holds the focus: the nearest ancestor with `tabIndex={-1}` gets it then. */
export function handFocusOn(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    part.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
}
