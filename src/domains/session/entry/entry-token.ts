import { isToken } from '#/api/token-store'

/**
 * The token that the address carried, given out once. The boot script removes it from the address before anything else loads; where
 * it has not run (a link inside the app) the search parameter counts.
 */
export function takeEntryToken(searchToken: string | undefined): string | null {
  const view = globalThis.window?.firstView
  const token = searchToken ?? view?.addressToken
  if (view) view.addressToken = null
  return isToken(token) ? token : null
}
