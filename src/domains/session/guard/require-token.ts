import { redirect } from '@tanstack/react-router'
import { readToken } from '#/api/token-store'
import { readLocalBrand } from '#/brand/local-brand'
import { loginSearch } from '../entry/login-search'
import { keepGuestPath } from './return-path'

/** Lets learners with a token pass; a guest's address is kept and they go to the sign-in. */
export function requireToken(location: { href: string }, preload: boolean): void {
  if (readToken() !== null) return
  if (!preload) keepGuestPath(location.href)
  throw redirect({ to: '/', replace: true })
}

/** Lets guests pass, and anyone who returns to the sign-in from a network; a learner goes to the brand's homepage. */
export function requireGuest({ pathname, search }: { pathname: string; search: Record<string, unknown> }): void {
  const isReturn = pathname === '/' && loginSearch(search).action !== undefined
  if (readToken() === null || isReturn) return
  throw redirect({ href: readLocalBrand().homepage, replace: true })
}
