import { createFileRoute, notFound } from '@tanstack/react-router'
import { HomeworkNotFound } from '#/domains/homework/screens/homework-not-found'
import { HomeworkScreen } from '#/domains/homework/screens/homework-screen'
import { HomeworkSkeleton } from '#/domains/homework/screens/homework-skeleton'
import { homeworkSearch } from '#/domains/homework/search'
import { startHomework } from '#/domains/homework/start-homework'

export const Route = createFileRoute('/_auth/tasks/$streamId/$homeworkId')({
  validateSearch: homeworkSearch,
  params: {
    parse: ({ streamId, homeworkId }) => ({ streamId: Number(streamId), homeworkId: Number(homeworkId) }),
    stringify: ({ streamId, homeworkId }) => ({ streamId: String(streamId), homeworkId: String(homeworkId) }),
  },
  loader: async ({ context, params }) => {
    if (!(await startHomework(context.queryClient, params.streamId))) throw notFound()
  },
  component: Homework,
  pendingComponent: HomeworkSkeleton,
  notFoundComponent: HomeworkNotFound,
})

function Homework() {
  const { streamId, homeworkId } = Route.useParams()
  return (
    // Another homework is another screen: what was typed for one never stands in the other.
    <HomeworkScreen
      key={`${streamId} ${homeworkId}`}
      streamId={streamId}
      homeworkId={homeworkId}
      search={Route.useSearch()}
      place="tasks"
    />
  )
}
