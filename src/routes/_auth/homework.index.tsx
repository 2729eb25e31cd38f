import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { HomeworksScreen } from '#/domains/homework/screens/homeworks-screen'
import { HomeworksSkeleton } from '#/domains/homework/screens/list-skeletons'
import { homeworksSearch } from '#/domains/homework/search'
import { startHomeworks } from '#/domains/homework/start-homework'

export const Route = createFileRoute('/_auth/homework/')({
  staticData: {
    name: 'homeworks',
    section: 'task',
    isOpenUnpaid: false,
    isSectionRoot: true,
    crumb: msg`Homework`,
    failure: msg`Your homework didn’t load`,
  },
  validateSearch: homeworksSearch,
  loader: ({ context }) => startHomeworks(context.queryClient),
  component: Homeworks,
  pendingComponent: HomeworksSkeleton,
})

function Homeworks() {
  return <HomeworksScreen search={Route.useSearch()} />
}
