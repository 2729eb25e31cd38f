import { useQuery } from '@tanstack/react-query'
import { type BannerFacts, standsAt } from './banner-rule'
import type { Banner } from './model'
import type { BannerPlace } from './places'
import { bannerQueries } from './queries'
import { useDismissed } from './use-dismissed'

interface ShownBanner {
  banner: Banner
  putAway: () => void
}

/** The first banner of a place that the learner has not put away; null: there is none, undefined: they are loading. */
export function useBannerAt(
  place: BannerPlace,
  facts: BannerFacts & { learnerId: number },
): ShownBanner | null | undefined {
  const { data, isError } = useQuery({ ...bannerQueries.all(), retryOnMount: false })
  const { isAway, put } = useDismissed(facts.learnerId)
  const banner = data?.find((one) => standsAt(one, place, facts) && !isAway(one))
  if (banner) return { banner, putAway: () => put(banner, true) }
  return data || isError ? null : undefined
}
