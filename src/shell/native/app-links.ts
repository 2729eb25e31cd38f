import { actsWhenOpened } from '#/domains/session/guard/acts-when-opened'
import { returnAddress } from '#/lib/return-address'

interface LinkPlaces {
  /** Address of the web app, with its base. */
  site: string
  /** Of addresses that only the app opens. */
  scheme: string
}

/** What signs somebody in, beside the addresses that act. */
const SIGNS_IN = /[?&](?:token|action)=/i

/**
 * The router path to which an address leads that the device has handed to the app: a link of the site from a letter, a network or a bank, or
 * one of the app's own scheme, which any app may send: that one never acts. Null: it is none of ours, and the app opens as ever.
 */
export function linkPath(address: string, { site, scheme }: LinkPlaces): string | null {
  const own = `${scheme}://`
  const isOwn = address.toLowerCase().startsWith(own)
  const whole = isOwn ? site + address.slice(own.length).replace(/^\/+/, '') : address
  // A path alone is no address.
  if (whole.startsWith('/')) return null
  const found = returnAddress(whole, { appUrl: site, trustedOrigins: [], token: null })
  if (found.kind !== 'internal') return null
  if (isOwn && (actsWhenOpened(found.path) || SIGNS_IN.test(decoded(found.path)))) return null
  return found.path
}

/** As the router reads it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
