import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { report } from '#/api/report'
import { useBrand } from '#/domains/site-config/use-brand'
import { appUrl } from '#/platform/app-url'
import { startWhenIdle } from '#/platform/when-idle'
import { loadRealtime } from './idle-list'

/** Opens the socket of a signed-in learner once the first view has been drawn and the page is idle. */
export function useRealtime(): void {
  const { websocket, isChatSupport: hasChats } = useBrand()
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (websocket === null) return undefined
    const open = (path: string) => void router.navigate({ href: path })
    const load = async () => {
      const { startRealtime } = await loadRealtime()
      const path = () => router.state.location.pathname
      const onMove = (moved: () => void) => router.subscribe('onRendered', moved)
      return () => startRealtime({ client, address: websocket, appUrl: appUrl(), open, path, hasChats, onMove })
    }
    // Without the socket the app polls instead.
    return startWhenIdle(load, (error) => report(error, { context: 'realtime' }))
  }, [websocket, hasChats, client, router])
}
