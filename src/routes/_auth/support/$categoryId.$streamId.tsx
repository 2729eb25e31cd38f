import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '#/domains/support/screens/support-screen'
import { SupportSkeleton } from '#/domains/support/screens/support-skeleton'
import { startSupport } from '#/domains/support/start-support'
import { streamParams } from '#/routes/-stream-params'
import { topicParams } from './-topic-params'

export const Route = createFileRoute('/_auth/support/$categoryId/$streamId')({
  staticData: { name: 'support-category-stream', parent: '/support' },
  params: {
    parse: ({ categoryId, streamId }) => ({
      ...topicParams.parse({ categoryId }),
      ...streamParams.parse({ streamId }),
    }),
    stringify: ({ categoryId, streamId }) => ({
      ...topicParams.stringify({ categoryId }),
      ...streamParams.stringify({ streamId }),
    }),
  },
  loader: ({ context, params }) => startSupport(context.queryClient, params.categoryId, params.streamId),
  component: TopicAndCourse,
  pendingComponent: SupportSkeleton,
})

function TopicAndCourse() {
  const { categoryId, streamId } = Route.useParams()
  return <SupportScreen topicId={categoryId} streamId={streamId} />
}
