import { parsedUrl } from '#/lib/urls'

/** The address of a picture if it may be loaded: http(s), a path of our own, or a file that was just chosen (`blob:`). */
export function pictureAddress(address: string | null | undefined): string | null {
  if (!address) return null
  const url = parsedUrl(address, globalThis.document?.baseURI ?? 'https://localhost/')
  return url && /^(https?|blob):$/.test(url.protocol) ? url.href : null
}
