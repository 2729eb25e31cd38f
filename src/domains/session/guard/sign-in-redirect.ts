import { redirect } from '@tanstack/react-router'
import type { LoginTarget } from '../entry/login-target'

/** The redirect to where a sign-in leads; it replaces the address of the sign-in in the history. */
export function signInRedirect({ kind, address }: LoginTarget) {
  return redirect({ href: address, reloadDocument: kind === 'external', replace: true })
}
