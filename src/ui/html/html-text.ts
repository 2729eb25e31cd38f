/** The words of an HTML text without its tags, shown until the sanitiser has loaded; never parsed as HTML. */
export function htmlText(html: string): string {
  return html
    .replace(/<(script|style|template|svg|math)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<\/(p|div|li|h[1-6]|tr|blockquote)\s*>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(nbsp|#160);/gi, ' ')
    .replace(/&lt;/gi, '<')
    .replace(/&gt;/gi, '>')
    .replace(/&quot;/gi, '"')
    .replace(/&(#39|apos);/gi, "'")
    .replace(/&amp;/gi, '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}
