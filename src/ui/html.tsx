import { useEffect, useState } from 'react'
import { cx } from './cx'
import { htmlText } from './html-text'

type Sanitize = typeof import('./sanitize-html').sanitizeHtml

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
    import('./sanitize-html').then(
      (module) => {
        loaded = module.sanitizeHtml
        if (!gone) setSanitize(() => module.sanitizeHtml)
      },
      // The words are readable without it; the next screen tries again.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [sanitize])

  if (!sanitize) return <div className={cx('prose whitespace-pre-line', className)}>{htmlText(html)}</div>
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: sanitize(html) }} />
}
