import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { BannersScreen } from '#/domains/banners/screens/banners-screen'
import { BannersSkeleton } from '#/domains/banners/screens/banners-skeleton'
import { startBanners } from '#/domains/banners/start-banners'

export const Route = createFileRoute('/_auth/banners')({
  staticData: {
    name: 'banners',
    section: 'home',
    isOpenUnpaid: false,
    parent: '/home',
    failure: msg`The news didn’t load`,
  },
  loader: ({ context }) => startBanners(context.queryClient),
  component: BannersScreen,
  pendingComponent: BannersSkeleton,
})
