import { framedOrigins } from '../../src/brand/framed-origins.ts'
import type { Brand } from '../../src/brand/schema.ts'

export type CspOptions = {
  /** Hashes of the inline scripts and styles that the build made, in the policy's syntax: `'sha256-…'`. */
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
}

const originOf = (address: string | null) => (address === null || address === '' ? [] : [new URL(address).origin])

/**
 * The content security policy of a brand's built app. Pictures and videos may come from any https host, since the server names
 * them; documents are framed from the school's own places only; fetches and sockets go only to our own origin, the API's and those that
 * the brand lists, where documents are downloaded from, too.
 */
export function csp(brand: Brand, { scriptHashes = [], styleHashes = [] }: CspOptions = {}): string {
  const api = originOf(brand.origin)
  const push = originOf(brand.push?.sdk ?? null)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...push],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...api],
    'media-src': ["'self'", 'blob:', 'https:', ...api],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...api,
      ...brand.connectOrigins,
      ...brand.documentOrigins,
      ...brand.socketOrigins,
      ...originOf(brand.errorReportUrl),
      ...push,
    ],
    'frame-src': ["'self'", ...framedOrigins(brand)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dompurify'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}
