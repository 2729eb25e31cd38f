import { createFileRoute } from '@tanstack/react-router'
import { LinkNetworksScreen } from '#/domains/session/screens/link-networks-screen'
import { linkSearch } from '#/domains/session/social/link-search'
import { startNetworks } from '#/domains/session/social/start-networks'
import { takeLink } from '#/routes/_auth/-take-link-return'

export const Route = createFileRoute('/_auth/linksocialnetworks')({
  staticData: { name: 'linkSocialNetworks', isBare: true, isOpenUnpaid: false },
  validateSearch: linkSearch,
  beforeLoad: takeLink,
  loader: startNetworks,
  component: LinkNetworksScreen,
})
