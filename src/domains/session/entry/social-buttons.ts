import type { SocialSource } from '#/brand/kinds'

interface Provider {
  source: SocialSource
  url: string
}

/** The networks to offer, in the brand's order for the platform; only those that the domain has an address for. */
export function socialButtons(order: readonly SocialSource[], collection: readonly Provider[]): Provider[] {
  return order.flatMap((source) => collection.find((provider) => provider.source === source) ?? [])
}
