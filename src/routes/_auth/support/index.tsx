import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '#/domains/support/screens/support-screen'
import { SupportSkeleton } from '#/domains/support/screens/support-skeleton'
import { startSupport } from '#/domains/support/start-support'

export const Route = createFileRoute('/_auth/support/')({
  staticData: { name: 'support', crumb: msg`Support`, parent: '/courses' },
  loader: ({ context }) => startSupport(context.queryClient),
  component: () => <SupportScreen />,
  pendingComponent: SupportSkeleton,
})
