import { safeHttpUrl } from '#/lib/urls'

/** A piece of a message: text, or an address in it. */
export interface TextPiece {
  text: string
  /** The address as it is followed; null: plain text. */
  href: string | null
}

/** What ends a sentence or a bracket is no part of an address. */
const TRAILING = /[.,;:!?)\]}»”’"']+$/

/** A message's text with its http(s) addresses taken apart. The shown address has the host as it is asked for, so that look-alike letters show. */
export function textPieces(message: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of message.matchAll(/https?:\/\/[^\s<>]+/gi)) {
    const address = found.replace(TRAILING, '')
    const href = safeHttpUrl(address)
    // A name before the host passes for the host.
    if (href === null || new URL(href).username !== '') continue
    if (index > end) pieces.push({ text: message.slice(end, index), href: null })
    pieces.push({ text: shownAddress(address, href), href })
    end = index + address.length
  }
  if (end < message.length) pieces.push({ text: message.slice(end), href: null })
  return pieces
}

/** As it was written, unless its host is really called otherwise: the same letters further on in the address say nothing. */
function shownAddress(written: string, href: string): string {
  const { protocol, host } = new URL(href)
  return written.toLowerCase().startsWith(`${protocol}//${host}`) ? written : href
}
