import type { SocialSource } from '#/brand/kinds'

interface Provider {
  source: SocialSource
  url: string
}

/** The networks to offer, in the brand's order for the platform; only those that the domain has an address for. */
export function socialButtons(order: readonly SocialSource[], collection: readonly Provider[]): Provider[] {
  return order.flatMap((source) => collection.find((provider) => provider.source === source) ?? [])
}

interface SocialSignIn {
  /** Address of the provider, from the domain configuration. */
  providerUrl: string
  source: string
  /** Absolute address of the login screen, with the router base. */
  returnTo: string
}

/**
 * The address that begins a social sign-in (contract 5.3): no token, and two addresses to lead back to. The provider adds the
 * token to the first, the error to the second.
 */
export function socialSignInUrl({ providerUrl, source, returnTo }: SocialSignIn): string {
  const back = (status: 'success' | 'fail') => {
    const url = new URL(returnTo)
    url.search = new URLSearchParams({ action: 'login', method: source, route: 'login', status }).toString()
    return url.href
  }
  const url = new URL(providerUrl)
  url.searchParams.delete('token')
  url.searchParams.set('successUrl', back('success'))
  url.searchParams.set('cancelUrl', back('fail'))
  return url.href
}
