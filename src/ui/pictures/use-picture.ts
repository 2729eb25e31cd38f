import { useState } from 'react'
import { parsedUrl } from '#/lib/urls'

/** The address of a picture, null where it may not or did not load; and the handler of its failure. */
export function usePicture(src: string | null | undefined, onError?: () => void): [string | null, () => void] {
  const address = pictureAddress(src)
  const [broken, setBroken] = useState<string | null>(null)
  const fail = () => {
    setBroken(address)
    onError?.()
  }
  return [address === broken ? null : address, fail]
}

/** The address of a picture if it may be loaded: http(s), a path of our own, or a file that was just chosen (`blob:`). */
export function pictureAddress(address: string | null | undefined): string | null {
  if (!address) return null
  const url = parsedUrl(address, globalThis.document?.baseURI ?? 'https://localhost/')
  return url && /^(https?|blob):$/.test(url.protocol) ? url.href : null
}

/** Classes of the crops: lists, lead pictures, thumbnails. */
export const RATIOS = {
  '4:3': 'aspect-4/3',
  '16:10': 'aspect-16/10',
  '1:1': 'aspect-square',
}
