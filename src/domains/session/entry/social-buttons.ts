import type { SocialSource } from '#/brand/kinds'

interface Provider {
  source: SocialSource
  url: string
}

interface PlatformOrders {
  web: readonly SocialSource[]
  android: readonly SocialSource[]
  ios: readonly SocialSource[]
}

/** The brand's order of networks for the platform that the app runs on: a browser, or the app build for one of the two. */
export function socialOrder(
  orders: PlatformOrders,
  appType: 'web' | 'mobile',
  onIos: boolean,
): readonly SocialSource[] {
  if (appType === 'web') return orders.web
  return onIos ? orders.ios : orders.android
}

/** The networks to offer, in the brand's order for the platform; only those that the domain has an address for. */
export function socialButtons(order: readonly SocialSource[], collection: readonly Provider[]): Provider[] {
  return order.flatMap((source) => collection.find((provider) => provider.source === source) ?? [])
}

interface SocialStart {
  /** Address of the provider, from the domain configuration. */
  providerUrl: string
  source: string
  /** Absolute address of the screen to lead back to, with the router base; its search is kept. */
  returnTo: string
  /** That screen's name. */
  route?: string
  /** Whose account is linked; null: a guest signs in. */
  token?: string | null
}

/**
 * The address that begins a social sign-in, or with a token a link (contract 5.3), with two addresses to lead back to. The provider
 * adds a token to the first of a sign-in, the error to the second.
 */
export function socialUrl({ providerUrl, source, returnTo, route = 'login', token = null }: SocialStart): string {
  const back = (status: 'success' | 'fail') => {
    const url = new URL(returnTo)
    const said = { action: token === null ? 'login' : 'link', method: source, route, status }
    for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value)
    return url.href
  }
  const url = new URL(providerUrl)
  url.searchParams.delete('token')
  if (token !== null) url.searchParams.set('token', token)
  url.searchParams.set('successUrl', back('success'))
  url.searchParams.set('cancelUrl', back('fail'))
  return url.href
}
