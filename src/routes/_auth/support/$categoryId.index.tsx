import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '#/domains/support/screens/support-screen'
import { SupportSkeleton } from '#/domains/support/screens/support-skeleton'
import { startSupport } from '#/domains/support/start-support'
import { topicParams } from './-topic-params'

export const Route = createFileRoute('/_auth/support/$categoryId/')({
  staticData: { name: 'support-category', parent: '/support' },
  params: topicParams,
  loader: ({ context, params }) => startSupport(context.queryClient, params.categoryId),
  component: Topic,
  pendingComponent: SupportSkeleton,
})

function Topic() {
  return <SupportScreen topicId={Route.useParams().categoryId} />
}
