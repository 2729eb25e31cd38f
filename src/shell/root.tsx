import { useLingui } from '@lingui/react/macro'
import { useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { ConfigFailure } from '#/domains/site-config/config-failure'
import { useDomainLook } from '#/domains/site-config/use-domain-look'
import { LiveRegion } from '#/ui/page/live-region'
import { sayTitle } from '#/ui/page/document-title'
import { ToastRegion } from '#/ui/toasts/toast-region'
import { Connectivity } from './connectivity'
import { CookieQuestion } from './cookie-question'
import { ModalHost } from './modal-host'

/** Surrounds every screen, signed in or not. */
export function Root({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  useRemoveFirstView()
  useDomainLook()
  const endsWithField = useMatches({ select: (all) => all.some(({ staticData }) => staticData.endsWithField) })
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
      <CookieQuestion />
      <Connectivity />
      {children}
      <ModalHost />
      <ConfigFailure />
      <ToastRegion atTop={endsWithField} />
      <LiveRegion />
      <RouteAnnouncer />
    </>
  )
}

/** Announces the new screen's title after each change of the path, and focuses its heading; a page that comes later does so itself. */
function RouteAnnouncer() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) sayTitle()
      }),
    [router],
  )
  return null
}

/**
 * Removes the still view in the same frame in which a running screen is drawn: at once, or when the code of a waiting screen has
 * arrived. The form has adopted its text by then (child effects run first).
 */
function useRemoveFirstView(): void {
  useLayoutEffect(() => {
    const still = document.getElementById('first-view')
    const root = document.getElementById('root')
    if (!still || !root) return undefined
    const removeOnceDrawn = () => {
      if (!root.querySelector('main')) return
      observer.disconnect()
      still.remove()
    }
    const observer = new MutationObserver(removeOnceDrawn)
    observer.observe(root, { childList: true, subtree: true })
    removeOnceDrawn()
    return () => observer.disconnect()
  }, [])
}
