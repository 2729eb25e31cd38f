import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SocialNetworksScreen } from '#/domains/session/screens/social-networks-screen'
import { linkSearch } from '#/domains/session/social/link-search'
import { startNetworks } from '#/domains/session/social/start-networks'
import { takeLink } from '#/routes/_auth/-take-link-return'

export const Route = createFileRoute('/_auth/user/social-networks')({
  staticData: {
    name: 'socialNetworks',
    section: 'profile',
    isOpenUnpaid: false,
    parent: '/user/settings',
    failure: msg`Your social networks didn’t load`,
  },
  validateSearch: linkSearch,
  beforeLoad: takeLink,
  loader: startNetworks,
  component: SocialNetworksScreen,
})
