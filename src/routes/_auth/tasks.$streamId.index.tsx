import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { findStream } from '#/domains/study/streams/find-stream'
import { TasksScreen } from '#/domains/homework/screens/tasks-screen'
import { TasksSkeleton } from '#/domains/homework/screens/list-skeletons'
import { homeworksSearch } from '#/domains/homework/search'
import { startHomeworks } from '#/domains/homework/start-homework'
import { streamParams } from '#/routes/-stream-params'
import { part } from '#/ui/late/part'

// Not that of `-homework-not-found.ts`, which the build puts into a file with the screens of a single homework.
const HomeworkNotFound = part(() => import('#/domains/study/course/missing-screens'), 'HomeworkNotFound')

export const Route = createFileRoute('/_auth/tasks/$streamId/')({
  staticData: {
    name: 'tasks-stream',
    section: 'task',
    isOpenUnpaid: false,
    parent: '/tasks',
    failure: msg`Your homework didn’t load`,
  },
  validateSearch: homeworksSearch,
  params: streamParams,
  loader: async ({ context, params }) => {
    if (!(await findStream(context.queryClient, params.streamId))) throw notFound()
    await startHomeworks(context.queryClient, params.streamId)
  },
  component: TasksOfCourse,
  pendingComponent: TasksSkeleton,
  notFoundComponent: HomeworkNotFound,
})

function TasksOfCourse() {
  const { streamId } = Route.useParams()
  return <TasksScreen streamId={streamId} search={Route.useSearch()} />
}
