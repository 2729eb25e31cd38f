import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lookForConnection, useOnline } from '#/api/connectivity'
import { pause } from '#/lib/pause'
import { OfflineStrip } from '#/ui/states/offline-strip'

const BACK_SHOWN_MS = 3000
/** A dead line answers at once: the look for it has to be seen. */
const SHORTEST_LOOK_MS = 700

/** Shows the strip while offline and, for three seconds, that the connection is back. */
export function Connectivity() {
  const online = useOnline()
  const queryClient = useQueryClient()
  const [wasOffline, setWasOffline] = useState(!online)
  const [look, setLook] = useState<'offline' | 'checking' | 'still'>('offline')
  if (!online && !wasOffline) setWasOffline(true)
  if (online && look !== 'offline') setLook('offline')
  useEffect(() => {
    if (!online || !wasOffline) return undefined
    const timer = setTimeout(setWasOffline, BACK_SHOWN_MS, false)
    return () => clearTimeout(timer)
  }, [online, wasOffline])
  async function retry() {
    setLook('checking')
    const [isFound] = await Promise.all([lookForConnection(), pause(SHORTEST_LOOK_MS)])
    if (!isFound) return setLook('still')
    const failed = { type: 'active', predicate: (query: Query) => query.state.status === 'error' } as const
    await queryClient.refetchQueries(failed, { cancelRefetch: false })
  }
  if (online && !wasOffline) return null
  return <OfflineStrip state={online ? 'back' : look} onRetry={() => void retry()} />
}
