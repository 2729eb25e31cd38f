import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '#/domains/conversations/screens/chats-screen'
import { ChatSkeleton } from '#/domains/conversations/screens/chats-skeleton'
import { chatParams, chatSearch } from '#/domains/conversations/search'
import { startChats } from '#/domains/conversations/start-chats'
import { useBrand } from '#/domains/site-config/use-brand'
import { LazyNotFound } from '#/shell/lazy-pages'
import { part } from '#/ui/late/part'
import { useShellHead } from '#/ui/page/own-head'

const ChatNotFound = part(() => import('#/domains/conversations/screens/chat-not-found'), 'ChatNotFound')

export const Route = createFileRoute('/_auth/chat/$chatId')({
  staticData: {
    name: 'chat',
    section: 'chat',
    isOpenUnpaid: false,
    parent: '/chat',
    hasOwnHead: true,
    endsWithField: true,
    failure: msg`The conversation didn’t load`,
  },
  validateSearch: chatSearch,
  params: chatParams,
  loader: ({ context, params }) => startChats(context.queryClient, params.chatId),
  component: Chat,
  pendingComponent: ChatSkeleton,
  notFoundComponent: NotFound,
})

/** A brand without chats does not know the address at all. */
function NotFound() {
  useShellHead()
  return useBrand().isChatSupport ? <ChatNotFound /> : <LazyNotFound />
}

function Chat() {
  return <ChatScreen {...Route.useParams()} search={Route.useSearch()} />
}
