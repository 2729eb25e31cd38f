import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { consentQueries } from '#/domains/consent/queries'
import { CookieSettingsScreen } from '#/domains/consent/screens/cookie-settings-screen'

export const Route = createFileRoute('/_auth/user/settings_/cookie')({
  staticData: {
    name: 'settingsCookiePolicy',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`The kinds of cookies didn’t load`,
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(consentQueries.question()),
  component: CookieSettingsScreen,
})
