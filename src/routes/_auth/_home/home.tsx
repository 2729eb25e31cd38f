import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#/domains/home/screens/home-screen'
import { HomeSkeleton } from '#/domains/home/screens/home-skeleton'
import { startHome } from '#/domains/home/start-home'

export const Route = createFileRoute('/_auth/_home/home')({
  staticData: { name: 'home', banners: 'home', crumb: msg`Home`, section: 'home', isSectionRoot: true },
  loader: ({ context }) => startHome(context.queryClient),
  component: HomeScreen,
  pendingComponent: HomeSkeleton,
})
