import { parsedUrl } from '#/lib/urls'

/** The host of a web address without `www.`; null for any other text. */
export function hostOf(address: string): string | null {
  const url = parsedUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.host.replace(/^www\./, '')
}
