import { useEffect, useState } from 'react'
import { cx } from './cx'
import { htmlText } from './html-text'
import type { sanitizeHtml } from './sanitize-html'

type Sanitize = typeof sanitizeHtml

let loaded: Sanitize | null = null

interface HtmlProps {
  /** HTML of the server, from contract fields of type html only. */
  html: string
  className?: string
}

/** Server HTML, made harmless; its plain words stand until the sanitiser has come. */
export function Html({ html, className }: HtmlProps) {
  const [sanitize, setSanitize] = useState<Sanitize | null>(() => loaded)

  useEffect(() => {
    if (sanitize) return
    let gone = false
    async function load() {
      try {
        loaded = (await import('./sanitize-html')).sanitizeHtml
      } catch {
        // The words are readable without it; the next text tries again.
        return
      }
      if (!gone) setSanitize(() => loaded)
    }
    void load()
    return () => {
      gone = true
    }
  }, [sanitize])

  if (!sanitize) return <div className={cx('prose whitespace-pre-line', className)}>{htmlText(html)}</div>
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: sanitize(html) }} />
}
