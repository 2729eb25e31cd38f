import { returnAddress, type ReturnRules } from '#/lib/return-address'
import { actsWhenOpened } from '../guard/acts-when-opened'

export interface LoginFacts {
  /** `returnUrl` of our own address. */
  returnUrl: string | null
  /** Kept when a guard, a sign-out or a network's page led away from it. */
  storedPath: string | null
  /** The brand's `homepage`. */
  homepage: string
}

export interface LoginTarget {
  kind: 'internal' | 'external'
  /** A router path without its base, or a whole address with the token in it. */
  address: string
  /** The given address was not trusted: the caller reports it. */
  isDropped: boolean
}

/** Where a sign-in leads: the first given address decides; one that must not be followed leads home. */
export function loginTarget(facts: LoginFacts, rules: ReturnRules): LoginTarget {
  const home = { kind: 'internal', address: facts.homepage } as const
  const given = facts.returnUrl || facts.storedPath
  if (!given) return { ...home, isDropped: false }
  const found = returnAddress(given, rules)
  if (found.kind === 'external') return { kind: 'external', address: found.href, isDropped: false }
  if (found.kind === 'dropped' || actsWhenOpened(found.path)) return { ...home, isDropped: true }
  return { kind: 'internal', address: found.path, isDropped: false }
}
