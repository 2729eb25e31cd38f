import { useEffect, useState } from 'react'
import { importAgain } from '#/platform/import-again'
import { htmlText } from './html-text'
import type { sanitizeHtml } from './sanitize-html'

type Sanitize = typeof sanitizeHtml

let loaded: Sanitize | null = null

interface HtmlProps {
  /** HTML of the server, from contract fields of type html only. */
  html: string
}

/** Server HTML, sanitised; its plain text is shown until the sanitiser has loaded. */
export function Html({ html }: HtmlProps) {
  const [sanitize, setSanitize] = useState<Sanitize | null>(() => loaded)

  useEffect(() => {
    if (sanitize) return
    let gone = false
    async function load() {
      try {
        loaded = (await importAgain(() => import('./sanitize-html'))).sanitizeHtml
      } catch {
        // The plain text can be read without it; the next text tries again.
        return
      }
      if (!gone) setSanitize(() => loaded)
    }
    void load()
    return () => {
      gone = true
    }
  }, [sanitize])

  if (!sanitize) return <div className="prose whitespace-pre-line">{htmlText(html)}</div>
  return <div className="prose" dangerouslySetInnerHTML={{ __html: sanitize(html) }} />
}
