import { createFileRoute } from '@tanstack/react-router'
import { InfoChatScreen } from '#/domains/session/screens/info-chat-screen'
import { linkSearch } from '#/domains/session/social/link-search'
import { startNetworks } from '#/domains/session/social/start-networks'
import { takeLink } from '#/routes/_auth/-take-link-return'

export const Route = createFileRoute('/_auth/user-info-chat')({
  staticData: { name: 'user-info-chat', isBare: true, isOpenUnpaid: true },
  validateSearch: linkSearch,
  beforeLoad: takeLink,
  loader: startNetworks,
  component: InfoChatScreen,
})
