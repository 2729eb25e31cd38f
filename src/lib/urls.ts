/** Tabs, line ends and other control characters: URL parsers drop some of them in silence. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
export const CONTROL = /[\u0000-\u001f\u007f]/

/** An address that may be malformed; null then. `URL.parse` is newer than the oldest browsers that the app is built for. */
export const parsedUrl = (text: string, base?: string | URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null

/** True for an absolute http or https address, the only kind that is ever followed or put into a link. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(text) || CONTROL.test(text)) return false
  return URL.canParse(text)
}

/** An address from outside, normalised, or null when it is not http(s). */
export function safeHttpUrl(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return isHttpUrl(trimmed) ? new URL(trimmed).href : null
}

/** An absolute address with the session's token in its query. */
export function withToken(address: string, token: string): string {
  const url = new URL(address)
  url.searchParams.set('token', token)
  return url.href
}
