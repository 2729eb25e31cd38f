import { part } from '../late/part'
import { htmlText } from './html-text'

const SanitizedHtml = part(() => import('./sanitized-html'), 'SanitizedHtml', { missing: 'silent' })

interface HtmlProps {
  /** HTML of the server, from contract fields of type html only. */
  html: string
}

/** Server HTML, sanitised; its plain text, which can be read without, is shown until the sanitiser has loaded. */
export function Html({ html }: HtmlProps) {
  const code = SanitizedHtml.useCode()
  if (code) return <code.SanitizedHtml html={html} />
  return <div className="prose whitespace-pre-line">{htmlText(html)}</div>
}
