import { createFileRoute } from '@tanstack/react-router'
import { HomeworksSkeleton } from '#/domains/homework/screens/homeworks-skeleton'
import { TasksScreen } from '#/domains/homework/screens/tasks-screen'
import { homeworksSearch } from '#/domains/homework/search'
import { startHomeworks } from '#/domains/homework/start-homework'

export const Route = createFileRoute('/_auth/tasks/')({
  validateSearch: homeworksSearch,
  loader: ({ context }) => startHomeworks(context.queryClient),
  component: Tasks,
  pendingComponent: HomeworksSkeleton,
})

function Tasks() {
  return <TasksScreen search={Route.useSearch()} />
}
