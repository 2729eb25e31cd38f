import { createFileRoute } from '@tanstack/react-router'
import { InfoChatScreen } from '#/domains/session/screens/info-chat-screen'
import { linkSearch } from '#/domains/session/social/link-search'
import { loadNetworks, takeLink } from '#/routes/_auth/-take-link-return'

export const Route = createFileRoute('/_auth/user-info-chat')({
  staticData: { name: 'user-info-chat', isBare: true, isOpenUnpaid: true },
  validateSearch: linkSearch,
  beforeLoad: takeLink,
  loader: loadNetworks,
  component: InfoChatScreen,
})
