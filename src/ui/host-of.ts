/** Name of the host of a web address without `www.`; null for what is no web address. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return url.host.replace(/^www\./, '')
}
