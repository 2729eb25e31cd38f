import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChatsScreen } from '#/domains/conversations/screens/chats-screen'
import { ChatsSkeleton } from '#/domains/conversations/screens/chats-skeleton'
import { chatSearch } from '#/domains/conversations/search'
import { startChats } from '#/domains/conversations/start-chats'

export const Route = createFileRoute('/_auth/chat/')({
  staticData: {
    name: 'chats',
    section: 'chat',
    isOpenUnpaid: false,
    isSectionRoot: true,
    crumb: msg`Messages`,
    failure: msg`Your messages didn’t load`,
  },
  validateSearch: chatSearch,
  loader: ({ context }) => startChats(context.queryClient, null),
  component: Chats,
  pendingComponent: ChatsSkeleton,
})

function Chats() {
  return <ChatsScreen search={Route.useSearch()} />
}
