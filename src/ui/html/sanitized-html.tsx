import { sanitizeHtml } from './sanitize-html'

/** Server HTML, reduced to what is harmless. */
export function SanitizedHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
}
