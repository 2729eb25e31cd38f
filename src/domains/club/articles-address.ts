import { parsedUrl } from '#/lib/urls'

/** Width and height of a preview, px; asked for at double size. */
const PREVIEW = { width: 370, height: 210 }

/** The address of the articles of these communities, in a language. */
export function articlesAddress(communityUrlApi: string, uniqs: readonly string[], lang: string): string {
  const search = new URLSearchParams()
  for (const uniq of uniqs) search.append('external_id[]', uniq)
  search.append('thumbnail', `${2 * PREVIEW.width}x${2 * PREVIEW.height}`)
  search.append('lang', lang)
  return `${communityUrlApi.replace(/\/+$/, '')}/articles/preview?${search}`
}

/** Whether the session's token may be sent to an address: to these origins only. */
export function mayKnowToken(address: string, trusted: readonly string[]): boolean {
  const origin = parsedUrl(address)?.origin
  return origin !== undefined && trusted.includes(origin)
}
