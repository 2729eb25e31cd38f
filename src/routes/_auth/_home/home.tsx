import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '#/domains/courses/screens/home-screen'
import { HomeSkeleton } from '#/domains/courses/screens/home-skeleton'
import { startHome } from '#/domains/courses/start-home'

export const Route = createFileRoute('/_auth/_home/home')({
  loader: ({ context }) => startHome(context.queryClient),
  component: HomeScreen,
  pendingComponent: HomeSkeleton,
})
