import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TasksScreen } from '#/domains/homework/screens/tasks-screen'
import { TasksSkeleton } from '#/domains/homework/screens/list-skeletons'
import { homeworksSearch } from '#/domains/homework/search'
import { startHomeworks } from '#/domains/homework/start-homework'

export const Route = createFileRoute('/_auth/tasks/')({
  staticData: {
    name: 'tasks',
    section: 'task',
    isOpenUnpaid: false,
    isSectionRoot: true,
    crumb: msg`Tasks`,
    failure: msg`Your homework didn’t load`,
  },
  validateSearch: homeworksSearch,
  loader: ({ context }) => startHomeworks(context.queryClient),
  component: Tasks,
  pendingComponent: TasksSkeleton,
})

function Tasks() {
  return <TasksScreen search={Route.useSearch()} />
}
