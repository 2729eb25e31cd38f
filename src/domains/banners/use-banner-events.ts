import { type RefObject, useEffect, useEffectEvent } from 'react'
import { track } from '#/analytics/track'
import type { Banner } from './model'
import type { BannerPlace } from './places'

/** How long half of a banner has to be visible before it counts as shown. */
const SEEN_MS = 1000

/** What was shown on this page already, to whom and where. */
const shown = new Set<string>()

const detailsOf = (banner: Banner, { position, placement }: BannerPlace) => ({
  bannerId: banner.id,
  productName: banner.analyticProductName,
  schoolTitle: banner.analyticSchoolTitle,
  position,
  placement,
})

/** Tracks a banner once half of it has been visible for a second, and gives what tracks a press. */
export function useBannerEvents(
  box: RefObject<HTMLElement | null>,
  banner: Banner,
  place: BannerPlace,
  learnerId: number,
): { onPress: () => void } {
  const key = [learnerId, banner.id, place.position, place.placement].join(' ')
  const show = useEffectEvent(() => {
    if (shown.has(key)) return
    shown.add(key)
    track('banner_show', detailsOf(banner, place))
  })
  useEffect(() => {
    const element = box.current
    if (!element || shown.has(key)) return undefined
    let timer = 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = window.setTimeout(show, SEEN_MS)
      },
      { threshold: 0.5 },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [box, key])
  return { onPress: () => track('banner_click', detailsOf(banner, place)) }
}
