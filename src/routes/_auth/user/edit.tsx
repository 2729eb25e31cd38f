import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#/domains/account/screens/profile-screen'
import { ProfileSkeleton } from '#/domains/account/screens/profile-skeleton'

export const Route = createFileRoute('/_auth/user/edit')({
  staticData: {
    name: 'userEdit',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`Your profile didn’t load`,
  },
  component: Profile,
  pendingComponent: () => <ProfileSkeleton withPhoto />,
})

function Profile() {
  return <ProfileScreen modal={Route.useSearch().modal} />
}
