import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../guard/history-state'

/** What the navigation to this screen carried: kept while the screen is shown, and cleared from the history, so that a reload does not repeat it. */
export function useArrival() {
  const router = useRouter()
  const brought = useRouterState({ select: ({ location }) => location.state })
  const [arrival, setArrival] = useState(brought)
  const [isClosed, setIsClosed] = useState(false)
  const { sessionNotice, socialFailure } = arrival
  const isNew = brought.sessionNotice !== undefined || brought.socialFailure !== undefined
  // A session may end while the form that started it is still shown.
  if (isNew && brought !== arrival) setArrival(brought)

  useEffect(() => {
    if (isNew) void router.navigate({ to: '.', search: true, replace: true, state: {}, resetScroll: false })
  }, [isNew, router])

  return {
    sessionNotice,
    socialFailure: isClosed ? undefined : socialFailure,
    closeSocialFailure: () => setIsClosed(true),
  }
}
