import { useRouter, useRouterState } from '@tanstack/react-router'
import { BannerSlot } from '#/domains/banners/banner-slot'
import { factsAt } from './route-facts'

interface ScreenBannerProps {
  placement: 'top' | 'sidebar' | 'bottom'
  isLast?: boolean
}

/** The places that every screen with banners has; a new screen begins anew. */
export function ScreenBanner(props: ScreenBannerProps) {
  const router = useRouter()
  const pathname = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
  const { banners } = factsAt(router, pathname)
  return banners && <BannerSlot key={pathname} position={banners} {...props} />
}
