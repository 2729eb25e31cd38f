import { useQuery } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { accountQueries } from '#/domains/account/queries'
import { clubQueries } from '#/domains/club/queries'
import { siteConfigQueries } from '#/domains/site-config/queries'
import { useBrand } from '#/domains/site-config/use-brand'
import { studyQueries } from '#/domains/study/course-queries'
import { courseQueries } from '#/domains/study/stream-queries'
import { asRecord } from '#/lib/lax'
import { useMedia, usePhone } from '#/ui/use-media'
import { asksForCommunities, type BannerFacts } from './banner-rule'
import { bannerQueries } from './queries'

/**
 * What the conditions of banners depend on, from what the screen has loaded. Null: the learner is not known yet, or
 * whether the school wants banners at all.
 */
export function useBannerFacts(): (BannerFacts & { learnerId: number }) | null {
  const { appId } = useBrand()
  const platform = usePlatform()
  const { isPending } = useQuery(siteConfigQueries.external())
  const { data: user } = useQuery({ ...accountQueries.user(), enabled: false })
  const { data: streams = [] } = useQuery({ ...courseQueries.streams(), enabled: false })
  const { data: banners = [] } = useQuery({ ...bannerQueries.all(), enabled: false })
  const { data: memberships = null } = useQuery({
    ...clubQueries.memberships(),
    enabled: banners.some(asksForCommunities),
    retryOnMount: false,
  })
  const streamId = useMatches({ select: (matches) => numberIn(matches, 'streamId') })
  const dayNumber = useMatches({ select: (matches) => numberIn(matches, 'dayNumber') })
  const courseId = streams.find(({ id }) => id === streamId)?.courseId
  const { data: stages = [] } = useQuery({ ...studyQueries.stages(courseId ?? 0), enabled: false })
  const day = stages.flatMap(({ days }) => days).find((one) => one.dayNumber === dayNumber)
  if (!user || isPending) return null
  return {
    learnerId: user.id,
    platform,
    appId,
    segments: user.segments.map(({ name }) => name),
    courseIds: courseId === undefined ? streams.map((stream) => stream.courseId) : [courseId],
    communityIds: memberships && memberships.map(({ communityId }) => communityId),
    day: day ? { id: day.id, bannerIds: day.bannerIds } : null,
  }
}

function usePlatform(): BannerFacts['platform'] {
  const isPhone = usePhone()
  const isWide = useMedia('(width >= 1244px)')
  if (import.meta.env.APP_TYPE === 'mobile') return 'app'
  return isPhone ? 'mobile' : isWide ? 'desktop' : 'tablet'
}

/** A parameter of the screen: the slots of the frame stand outside of it. */
function numberIn(matches: readonly { params: unknown }[], name: string): number | undefined {
  const value = asRecord(matches.at(-1)?.params)?.[name]
  return typeof value === 'number' ? value : undefined
}
