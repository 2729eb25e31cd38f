/** True for an absolute http or https address, the only kind that is ever followed or put into a link. */
export function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(text)) return false
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
