import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { report } from '#/api/report'
import { useBrand } from '#/domains/site-config/use-brand'
import { appUrl } from '#/platform/app-url'
import { whenIdle } from '#/platform/when-idle'

/** Opens the socket of a signed-in learner once the first view has been drawn and the page is idle. */
export function useRealtime(): void {
  const { websocket } = useBrand()
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (websocket === null) return undefined
    let stop = () => {}
    let isLeft = false
    const start = async () => {
      const { startRealtime } = await import('./realtime/start-realtime')
      if (isLeft) return
      stop = startRealtime({
        client,
        address: websocket,
        appUrl: appUrl(),
        open: (path) => void router.navigate({ href: path }),
      })
    }
    // Without the socket the app polls instead.
    const stopIdle = whenIdle(() => void start().catch((error: unknown) => report(error, { context: 'realtime' })))
    return () => {
      isLeft = true
      stopIdle()
      stop()
    }
  }, [websocket, client, router])
}
