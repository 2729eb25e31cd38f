import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { anyTextParam, searchParams } from '#/lib/search-params'
import { SettingsScreen } from '#/shell/screens/settings-screen'

export const Route = createFileRoute('/_auth/user/settings')({
  staticData: {
    name: 'userSettings',
    banners: 'settings',
    section: 'profile',
    isOpenUnpaid: true,
    crumb: msg`Settings`,
    failure: msg`Your settings didn’t load`,
  },
  validateSearch: searchParams({
    /** Where the deletion of the account leads, unchecked. */
    returnUrl: anyTextParam,
  }),
  component: SettingsScreen,
})
