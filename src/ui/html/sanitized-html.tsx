import { useMemo } from 'react'
import { noteSize } from './picture-sizes'
import { sanitizeHtml } from './sanitize-html'

/** Server HTML, reduced to what is harmless; its pictures have their places before they arrive, once they have been seen. */
export function SanitizedHtml({ html }: { html: string }) {
  // Made once: each result is new to React, which would put all of it in again and lose the focus and the selection in it.
  const sanitized = useMemo(() => ({ __html: sanitizeHtml(html) }), [html])
  return (
    <div
      className="prose"
      onLoadCapture={({ target }) => target instanceof HTMLImageElement && noteSize(target)}
      dangerouslySetInnerHTML={sanitized}
    />
  )
}
