import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../history-state'

/** What the way to this screen brought: kept while the screen stands, and cleared from the history, so that a reload says nothing again. */
export function useArrival() {
  const router = useRouter()
  const brought = useRouterState({ select: ({ location }) => location.state })
  const [{ sessionNotice, socialFailure }] = useState(brought)
  const [isClosed, setIsClosed] = useState(false)
  const isNew = brought.sessionNotice !== undefined || brought.socialFailure !== undefined

  useEffect(() => {
    if (isNew) void router.navigate({ to: '.', search: true, replace: true, state: {}, resetScroll: false })
  }, [isNew, router])

  return {
    sessionNotice,
    socialFailure: isClosed ? undefined : socialFailure,
    closeSocialFailure: () => setIsClosed(true),
  }
}
