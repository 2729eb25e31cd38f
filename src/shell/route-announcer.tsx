import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sayTitle } from '#/ui/page/say-title'

/** Announces the new screen's title after each change of the path, and focuses its heading; a page that comes later does so itself. */
export function RouteAnnouncer() {
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
