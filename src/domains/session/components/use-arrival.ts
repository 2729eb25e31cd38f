import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../history-state'

/** What the way to this screen brought: kept while the screen stands, and cleared from the history, so that a reload says nothing again. */
export function useArrival() {
  const router = useRouter()
  const { sessionNotice, socialFailure } = useRouterState({ select: ({ location }) => location.state })
  const [notice, setNotice] = useState(sessionNotice)
  const [failure, setFailure] = useState(socialFailure)
  const isNew = sessionNotice !== undefined || socialFailure !== undefined

  useEffect(() => {
    if (!isNew) return
    if (sessionNotice) setNotice(sessionNotice)
    if (socialFailure) setFailure(socialFailure)
    void router.navigate({ to: '.', search: true, replace: true, state: {}, resetScroll: false })
  }, [isNew, sessionNotice, socialFailure, router])

  return { sessionNotice: notice, socialFailure: failure, closeSocialFailure: () => setFailure(undefined) }
}
