import type { ShownCommunity } from './community-type'

export type CommunityTarget =
  /** A page of the club, or a chat elsewhere, in a new tab. */
  | { kind: 'page' | 'chat'; url: string }
  /** To the subscriptions, which say what is missing. */
  | { kind: 'renew' }

interface TargetFacts {
  communityUrl: string | null
  /** The learner has a subscription that gives access to something. */
  hasSubscription: boolean
}

/** Where a community leads; null: nowhere. */
export function communityTarget(
  { community, type }: ShownCommunity,
  { communityUrl, hasSubscription }: TargetFacts,
): CommunityTarget | null {
  if (type === 'expired') return { kind: 'renew' }
  const { haveSubscriptionLandingUrl: have, noHaveSubscriptionLandingUrl: without } = community
  if (type === 'recommended') return page(hasSubscription ? (have ?? without) : (without ?? have))
  const { telegramChatUrl: chat, customUrl } = community
  if (chat && community.chatOnly) return { kind: 'chat', url: chat }
  const own = customUrl ?? (communityUrl && pageOfClub(communityUrl, community.slug)) ?? have
  return page(own) ?? (chat ? { kind: 'chat', url: chat } : null)
}

const page = (url: string | null): CommunityTarget | null => (url ? { kind: 'page', url } : null)

/** A community's page in the club. */
const pageOfClub = (communityUrl: string, slug: string): string =>
  slug === '' ? communityUrl : `${communityUrl.replace(/\/+$/, '')}/${encodeURIComponent(slug)}`
