import { safeHttpUrl } from '#/lib/urls'

/** `unsandboxed`: without a sandbox, for the browser's PDF viewer, which does not run in one. */
interface DocumentFrame {
  kind: 'sandbox' | 'unsandboxed'
  address: string
}

interface Framing {
  /** Documents that the school itself has given. */
  known: readonly (string | null | undefined)[]
  /** Origins that the policy of the page lets into a frame. */
  origins: readonly string[]
}

/**
 * How a document is framed; null: only a link to a new tab. A foreign page in the app's window could ask for the password in the
 * school's name, so only addresses that the school has given are framed: the given one itself, where the asked one differs in nothing
 * but its signature.
 */
export function documentFrame(address: string, { known, origins }: Framing): DocumentFrame | null {
  const given = knownAddress(address, known)
  if (given === null) return null
  const { origin, pathname } = new URL(given)
  if (!origins.includes(origin)) return null
  return { kind: /\.pdf$/i.test(pathname) ? 'unsandboxed' : 'sandbox', address: given }
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
