import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import '../guard/history-state'

/** What came of the link that this tab had begun: kept while the screen is shown, and cleared from the history. */
export function useLinkReturn() {
  const router = useRouter()
  const brought = useRouterState({ select: ({ location }) => location.state.socialLink })
  const [shown, setShown] = useState(brought)
  if (brought && brought !== shown) setShown(brought)
  useEffect(() => {
    if (brought) void router.navigate({ to: '.', search: true, replace: true, state: {}, resetScroll: false })
  }, [brought, router])
  return { outcome: shown ?? null, close: () => setShown(undefined) }
}
