import { noteSize } from './picture-sizes'
import { sanitizeHtml } from './sanitize-html'

/** Server HTML, reduced to what is harmless; its pictures have their places before they arrive, once they have been seen. */
export function SanitizedHtml({ html }: { html: string }) {
  return (
    <div
      className="prose"
      onLoadCapture={({ target }) => target instanceof HTMLImageElement && noteSize(target)}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  )
}
