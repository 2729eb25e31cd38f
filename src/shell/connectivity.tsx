import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '#/api/connectivity'
import { OfflineStrip } from '#/ui/offline-strip'

const BACK_SHOWN_MS = 3000

/** Shows the strip while offline and, for three seconds, that the connection is back. */
export function Connectivity() {
  const online = useOnline()
  const queryClient = useQueryClient()
  const [wasOffline, setWasOffline] = useState(!online)
  if (!online && !wasOffline) setWasOffline(true)
  useEffect(() => {
    if (!online || !wasOffline) return undefined
    const timer = setTimeout(setWasOffline, BACK_SHOWN_MS, false)
    return () => clearTimeout(timer)
  }, [online, wasOffline])
  const retry = () =>
    void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
  if (online && !wasOffline) return null
  return <OfflineStrip state={online ? 'back' : 'offline'} onRetry={retry} />
}
