import { safeHttpUrl } from '#/lib/urls'

/** `unsandboxed`: without a sandbox, for the browser's PDF viewer, which does not run in one. */
interface DocumentFrame {
  kind: 'sandbox' | 'unsandboxed'
  address: string
}

/**
 * How a document is framed; null: only a link to a new tab. An address that ends in .pdf may still lead to a page that would navigate
 * the whole tab away, so only addresses that the school itself has given (`known`) are framed without a sandbox: the given one itself,
 * where the asked one differs in nothing but its signature.
 */
export function documentFrame(address: string, known: readonly (string | null | undefined)[]): DocumentFrame | null {
  if (!/\.pdf$/i.test(new URL(address).pathname)) return { kind: 'sandbox', address }
  const given = knownAddress(address, known)
  return given === null ? null : { kind: 'unsandboxed', address: given }
}

/** The address that the school gives for a document now; null for any other document. */
export function knownAddress(address: string, known: readonly (string | null | undefined)[]): string | null {
  const given = [...new Set(known.map(safeHttpUrl).filter((one) => one !== null))]
  if (given.includes(address)) return address
  const same = given.filter((one) => placeOf(one) === placeOf(address))
  return same.length === 1 ? (same[0] ?? null) : null
}

function placeOf(address: string): string {
  const { origin, pathname, username } = new URL(address)
  return `${username}@${origin}${pathname}`
}
