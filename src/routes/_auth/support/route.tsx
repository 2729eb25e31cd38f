import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SupportLayout } from '#/domains/support/screens/support-layout'
import { part } from '#/ui/late/part'

const TopicNotFound = part(() => import('#/domains/support/screens/topic-not-found'), 'TopicNotFound')

export const Route = createFileRoute('/_auth/support')({
  staticData: {
    section: 'profile',
    banners: 'support',
    isOpenUnpaid: true,
    needsEmail: true,
    failure: msg`The topics didn’t load`,
  },
  component: SupportLayout,
  notFoundComponent: () => <TopicNotFound />,
})
