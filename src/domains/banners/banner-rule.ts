import type { Banner } from './model'
import type { BannerPlace } from './places'

/** What the conditions of a banner depend on besides the place. */
export interface BannerFacts {
  platform: 'desktop' | 'tablet' | 'mobile' | 'app'
  /** The brand's own. */
  appId: string
  /** Names of the learner's segments. */
  segments: readonly string[]
  /** The course on show; where there is none, all of the learner's. */
  courseIds: readonly number[]
  /** The communities that the learner is in; null: not known yet, and what depends on them waits. */
  communityIds: readonly number[] | null
  /** The day on show, and the banners that it names itself. */
  day: { id: number; bannerIds: readonly number[] } | null
}

const share = <T>(one: readonly T[], other: readonly T[]) => one.some((item) => other.includes(item))
const allows = <T>(condition: readonly T[], facts: readonly T[]) => condition.length === 0 || share(condition, facts)

/** Whether a banner is for this learner, wherever it stands; what forbids is stronger than what allows. */
export function isFor(banner: Banner, facts: BannerFacts): boolean {
  const { communityIds } = facts
  if (communityIds === null && asksForCommunities(banner)) return false
  if (
    share(banner.notDisplayCourseIds, facts.courseIds) ||
    share(banner.notDisplayCommunityIds, communityIds ?? []) ||
    share(banner.notDisplaySegments, facts.segments)
  )
    return false
  return (
    allows(banner.platforms, [facts.platform]) &&
    allows(banner.applicationIds, [facts.appId]) &&
    allows(banner.segments, facts.segments) &&
    allows(banner.courseIds, facts.courseIds) &&
    allows(banner.communityIds, communityIds ?? [])
  )
}

/** Whether a banner has a condition that only the learner's communities decide. */
export const asksForCommunities = ({ communityIds, notDisplayCommunityIds }: Banner): boolean =>
  communityIds.length > 0 || notDisplayCommunityIds.length > 0

/** Whether a banner stands at a place for this learner. A banner of certain days shows on these, and on a day that names it. */
export function standsAt(banner: Banner, { position, placement }: BannerPlace, facts: BannerFacts): boolean {
  const isOfDay =
    banner.stageDayIds.length === 0 ||
    (facts.day !== null && (banner.stageDayIds.includes(facts.day.id) || facts.day.bannerIds.includes(banner.id)))
  return (
    isOfDay &&
    (banner.positions.length === 0 || share(banner.positions, [position, 'all'])) &&
    banner.placements.includes(placement) &&
    hasContent(banner) &&
    isFor(banner, facts)
  )
}

/** Whether there is anything to show: a type that this client does not know shows what it has. */
export const hasContent = ({ title, text, image }: Banner): boolean => title !== '' || text !== '' || image !== null
