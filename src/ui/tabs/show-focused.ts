import type { FocusEvent } from 'react'

/** Brings what takes the focus in a row that scrolls sideways into view as a whole: Chromium leaves it where 32 px of it are seen. */
export function showFocused({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
