import { createFileRoute, notFound } from '@tanstack/react-router'
import { HomeworkScreen } from '#/domains/homework/screens/homework-screen'
import { HomeworkSkeleton } from '#/domains/homework/screens/homework-skeleton'
import { homeworkParams, homeworkSearch } from '#/domains/homework/search'
import { startHomework } from '#/domains/homework/start-homework'
import { lazyPart } from '#/ui/lazy-part'

const HomeworkNotFound = lazyPart(
  () => import('#/domains/homework/screens/homework-not-found'),
  'HomeworkNotFound',
  'study',
)

export const Route = createFileRoute('/_auth/homework/$streamId/$homeworkId')({
  validateSearch: homeworkSearch,
  params: homeworkParams,
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
      place="homework"
    />
  )
}
