/** What a token of the contract looks like; anything else is no token. */
const TOKEN_FORM = /^[\w.-]{20,512}$/

/**
 * The token that the address carried, given out once. The boot script has taken it out of the address before anything else was
 * loaded; without it (a link inside the app) the search parameter counts.
 */
export function takeEntryToken(searchToken: string | undefined): string | null {
  const view = globalThis.window?.firstView
  const token = view?.addressToken ?? searchToken
  if (view) view.addressToken = null
  return token && TOKEN_FORM.test(token) ? token : null
}
