import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '#/domains/points/screens/history-screen'
import { HistorySkeleton } from '#/domains/points/screens/points-skeletons'
import { startHistory } from '#/domains/points/start-points'

export const Route = createFileRoute('/_auth/user/points/history')({
  staticData: {
    name: 'points-history',
    section: 'profile',
    isOpenUnpaid: false,
    parent: '/user/points',
    failure: msg`Your history didn’t load`,
  },
  loader: ({ context }) => startHistory(context.queryClient),
  component: HistoryScreen,
  pendingComponent: HistorySkeleton,
})
