import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ConfigFailure } from '#/domains/site-config/config-failure'
import { useDomainLook } from '#/domains/site-config/use-domain-look'
import { LiveRegion } from '#/ui/page/live-region'
import { ToastRegion } from '#/ui/toasts/toast-region'
import { Connectivity } from './connectivity'
import { ModalHost } from './modal-host'
import { RouteAnnouncer } from './route-announcer'
import { useRemoveFirstView } from './use-remove-first-view'

/** Surrounds every screen, signed in or not. */
export function Root({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  useRemoveFirstView()
  useDomainLook()
  return (
    <>
      <a
        href="#main"
        className="absolute start-4 -top-3 z-skip -translate-y-full rounded-md bg-inverse px-4 py-2.5 text-on-inverse focus:top-3 focus:translate-y-0"
        onClick={(event) => {
          // The router must not treat it as an address.
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t`Skip to content`}
      </a>
      <Connectivity />
      {children}
      <ModalHost />
      <ConfigFailure />
      <ToastRegion />
      <LiveRegion />
      <RouteAnnouncer />
    </>
  )
}
