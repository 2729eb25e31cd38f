import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfigFailureDialog } from '#/domains/site-config/config-failure-dialog'
import { LiveRegion } from '#/ui/live-region'
import { Toaster } from '#/ui/toaster'
import { ModalHost } from './modal-host'
import { OfflineStrip } from './offline-strip'
import { RouteAnnouncer } from './route-announcer'
import { useRemoveFirstView } from './use-remove-first-view'

/** What stands around every screen, signed in or not. */
export function Root({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  useRemoveFirstView()
  return (
    <>
      <a href="#main" className="skip-link">
        {t`Skip to content`}
      </a>
      <OfflineStrip />
      {children}
      <ModalHost />
      <ConfigFailureDialog />
      <Toaster />
      <LiveRegion />
      <RouteAnnouncer />
    </>
  )
}
