import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TasksScreen } from '#/domains/homework/screens/tasks-screen'
import { TasksSkeleton } from '#/domains/homework/screens/list-skeletons'
import { homeworksSearch } from '#/domains/homework/search'
import { startHomeworks } from '#/domains/homework/start-homework'
import { HOMEWORK_FACTS } from './-homework-routes'

export const Route = createFileRoute('/_auth/tasks/')({
  staticData: {
    ...HOMEWORK_FACTS,
    name: 'tasks',
    banners: 'homeworks',
    isSectionRoot: true,
    crumb: msg`Tasks`,
  },
  validateSearch: homeworksSearch,
  loader: startHomeworks,
  component: Tasks,
  pendingComponent: TasksSkeleton,
})

function Tasks() {
  return <TasksScreen search={Route.useSearch()} />
}
