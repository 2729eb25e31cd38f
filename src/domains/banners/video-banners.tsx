import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useBrand } from '#/domains/site-config/use-brand'
import { part } from '#/ui/late/part'
import { BANNERS_KEY } from './banners-key'

/** There before a day is opened, wherever banners are. */
export const VideoBanner = part(() => import('./components/video-banner'), 'VideoBanner', { missing: 'silent' })

/**
 * A lesson's video, or a banner in its place from which one press leads to it. A banner that is not known when the day is opened comes
 * too late: what is shown already stays.
 */
export function InsteadOfVideo({ children }: { children: ReactNode }) {
  const { isBannerEnable } = useBrand()
  const client = useQueryClient()
  const code = VideoBanner.useCode({ isDue: false })
  const [isFirst, setFirst] = useState(
    () => isBannerEnable && code !== null && client.getQueryData(BANNERS_KEY) !== undefined,
  )
  if (!isFirst || !code) return children
  return <code.VideoBanner onLesson={() => setFirst(false)}>{children}</code.VideoBanner>
}
