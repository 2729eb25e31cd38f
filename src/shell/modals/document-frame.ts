import { safeHttpUrl } from '#/lib/urls'

/** `unsandboxed`: without a sandbox, for the browser's PDF viewer, which does not run in one; `none`: only a link to a new tab. */
type DocumentFrame = 'sandbox' | 'unsandboxed' | 'none'

/**
 * How a document is framed. An address that ends in .pdf may still lead to a page that would navigate the whole tab away, so only
 * addresses that the school itself has given (`known`) are framed without a sandbox.
 */
export function documentFrame(address: string, known: readonly (string | null | undefined)[]): DocumentFrame {
  if (!/\.pdf$/i.test(new URL(address).pathname)) return 'sandbox'
  return known.some((given) => safeHttpUrl(given) === address) ? 'unsandboxed' : 'none'
}
