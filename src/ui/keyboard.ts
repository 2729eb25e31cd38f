type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether a key or a link is pressed together with Alt, Ctrl or Command: such a press belongs to the browser (Alt and Left: back). */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey

/** Whether a link is pressed in a way that the browser opens in another tab or window: this page then stays as it is. */
export const opensElsewhere = (press: Modifiers & Pick<MouseEvent, 'shiftKey'>): boolean =>
  isShortcut(press) || press.shiftKey

/** A `ref` for an element that may be removed while it holds the focus: the nearest ancestor with `tabIndex={-1}` gets it then. */
export function handFocusOn(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    part.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }
}
