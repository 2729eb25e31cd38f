import type { FocusEvent } from 'react'

/** Brings what takes the focus in a row that scrolls sideways into view as a whole: Chromium leaves it where 32 px of it are seen. */
export function showFocused({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Brings the current one of a row that scrolls sideways into view, to the middle where it was cut; only the row moves, not the page. */
export function showCurrent(tab: Element): void {
  const row = tab.parentElement
  if (!row) return
  const [at, within] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (at.left >= within.left && at.right <= within.right) return
  row.scrollLeft += (at.left + at.right - within.left - within.right) / 2
}
