import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StoredScreen } from '#/domains/account/screens/stored-screen'

export const Route = createFileRoute('/_auth/user/settings_/stored')({
  staticData: {
    name: 'settingsStored',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`Your settings didn’t load`,
  },
  component: StoredScreen,
})
