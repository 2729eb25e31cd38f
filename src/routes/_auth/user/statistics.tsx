import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { accountQueries } from '#/domains/account/queries'
import { StatisticsScreen, StatisticsSkeleton } from '#/domains/account/screens/statistics-screen'

export const Route = createFileRoute('/_auth/user/statistics')({
  staticData: {
    name: 'userStatistics',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    crumb: msg`Your statistics`,
    failure: msg`Your statistics didn’t load`,
  },
  loader: async ({ context }) => void (await context.queryClient.query(accountQueries.statistics())),
  component: StatisticsScreen,
  pendingComponent: StatisticsSkeleton,
})
