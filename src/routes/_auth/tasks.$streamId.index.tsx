import { createFileRoute } from '@tanstack/react-router'
import { TasksScreen } from '#/domains/homework/screens/tasks-screen'
import { TasksSkeleton } from '#/domains/homework/screens/list-skeletons'
import { homeworksSearch } from '#/domains/homework/search'
import { startHomeworks } from '#/domains/homework/start-homework'
import { streamParams } from '#/routes/-stream-params'
import { HOMEWORK_FACTS, HomeworkNotFound } from './-homework-routes'

export const Route = createFileRoute('/_auth/tasks/$streamId/')({
  staticData: {
    ...HOMEWORK_FACTS,
    name: 'tasks-stream',
    banners: 'homeworks',
    parent: '/tasks',
  },
  validateSearch: homeworksSearch,
  params: streamParams,
  loader: startHomeworks,
  component: TasksOfCourse,
  pendingComponent: TasksSkeleton,
  notFoundComponent: HomeworkNotFound,
})

function TasksOfCourse() {
  const { streamId } = Route.useParams()
  return <TasksScreen streamId={streamId} search={Route.useSearch()} />
}
