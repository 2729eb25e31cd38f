import { redirect } from '@tanstack/react-router'
import { readToken } from '#/api/token-store'
import { readLocalBrand } from '#/brand/local-brand'
import { keepReturnPath } from './return-path'

/** Lets learners with a token pass; a guest's address is kept and they go to the sign-in. */
export function requireToken(location: { href: string }, preload: boolean): void {
  if (readToken() !== null) return
  if (!preload) keepReturnPath(location.href, null)
  throw redirect({ to: '/', replace: true })
}

/** Lets guests pass, and whoever comes back from a network; a learner goes to the brand's homepage. */
export function requireGuest(search: object): void {
  if (readToken() === null || 'action' in search) return
  throw redirect({ href: readLocalBrand().homepage, replace: true })
}
