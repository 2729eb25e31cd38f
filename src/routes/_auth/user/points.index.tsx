import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PointsScreen } from '#/domains/points/screens/points-screen'
import { PointsSkeleton } from '#/domains/points/screens/points-skeletons'
import { startPoints } from '#/domains/points/start-points'

export const Route = createFileRoute('/_auth/user/points/')({
  staticData: {
    name: 'points',
    section: 'profile',
    isOpenUnpaid: false,
    parent: '/user/settings',
    crumb: msg`Points`,
    failure: msg`Your points didn’t load`,
  },
  loader: ({ context }) => startPoints(context.queryClient),
  component: PointsScreen,
  pendingComponent: PointsSkeleton,
})
