import { safeHttpUrl } from '#/lib/urls'

/** `powers`: the browser's PDF viewer, which runs in no sandbox; `none`: only a link to a tab of its own. */
type DocumentFrame = 'sandbox' | 'powers' | 'none'

/**
 * How a document is framed. The ending of an address is a claim of whoever wrote the link: what says that it is a PDF may be a page that
 * leads the whole tab away, so that only addresses which the school itself has given (`known`) go without a sandbox.
 */
export function documentFrame(address: string, known: readonly (string | null | undefined)[]): DocumentFrame {
  if (!/\.pdf$/i.test(new URL(address).pathname)) return 'sandbox'
  return known.some((given) => safeHttpUrl(given) === address) ? 'powers' : 'none'
}
