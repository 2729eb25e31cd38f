import { redirect } from '@tanstack/react-router'
import type { LoginTarget } from './login-target'

/** The way to where a sign-in leads; the address that brought it is not kept in the history. */
export function signInRedirect({ kind, address }: LoginTarget) {
  return redirect({ href: address, reloadDocument: kind === 'external', replace: true })
}
