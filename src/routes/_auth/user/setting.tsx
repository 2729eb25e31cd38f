import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#/shell/screens/settings-screen'

export const Route = createFileRoute('/_auth/user/setting')({
  staticData: {
    name: 'userSetting',
    banners: 'settings',
    section: 'profile',
    isOpenUnpaid: true,
    isSectionRoot: true,
    failure: msg`Your settings didn’t load`,
  },
  component: SettingsScreen,
})
