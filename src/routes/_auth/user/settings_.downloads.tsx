import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DownloadsScreen } from '#/domains/downloads/screens/downloads-screen'
import { DownloadsSkeleton } from '#/domains/downloads/screens/downloads-skeleton'
import { startDownloads } from '#/domains/downloads/start-downloads'
import { LazyNotFound } from '#/shell/lazy-pages'

export const Route = createFileRoute('/_auth/user/settings_/downloads')({
  staticData: {
    name: 'settingsDownloads',
    section: 'profile',
    isOpenUnpaid: true,
    parent: '/user/settings',
    failure: msg`Your downloads didn’t load`,
  },
  loader: ({ context }) => startDownloads(context.queryClient),
  component: DownloadsScreen,
  pendingComponent: DownloadsSkeleton,
  notFoundComponent: LazyNotFound,
})
