import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { announce } from '#/ui/announce'

/** Announces the new screen's title after each change of the path, and focuses its heading. */
export function RouteAnnouncer() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        const heading = document.querySelector<HTMLElement>('main h1, h1')
        // A page whose file is still on its way speaks for itself.
        if (!heading) return
        // A control of the new screen that has taken the focus keeps it.
        if (document.activeElement === document.body || !document.activeElement?.closest('main'))
          heading.focus({ preventScroll: true })
        announce(document.title)
      }),
    [router],
  )
  return null
}
