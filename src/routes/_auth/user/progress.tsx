import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProgressScreen, ProgressSkeleton } from '#/domains/homework/screens/progress-screen'
import { startHomeworks } from '#/domains/homework/start-homework'
import { searchParams, textParam, wholeParam } from '#/lib/search-params'

export const Route = createFileRoute('/_auth/user/progress')({
  staticData: {
    name: 'userProgress',
    section: 'profile',
    isOpenUnpaid: false,
    parent: '/user/statistics',
    failure: msg`Your photos didn’t load`,
  },
  validateSearch: searchParams({ modal: textParam, first: wholeParam(), second: wholeParam() }),
  loader: ({ context }) => startHomeworks({ context, params: {} }),
  component: Progress,
  pendingComponent: ProgressSkeleton,
})

function Progress() {
  return <ProgressScreen search={Route.useSearch()} />
}
