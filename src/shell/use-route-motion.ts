import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '#/platform/when-idle'

const SMALLEST_MEMORY_GB = 4

/** Chromium says so, the others do not. */
const isWeak = () => ((navigator as { deviceMemory?: number }).deviceMemory ?? SMALLEST_MEMORY_GB) < SMALLEST_MEMORY_GB

/** Brings the motion between screens once the first view stands, where the browser knows how and the device is strong enough. */
export function useRouteMotion(): void {
  const router = useRouter()
  useEffect(() => {
    if (!('startViewTransition' in document) || isWeak()) return undefined
    let stop = () => {}
    let isLeft = false
    const start = async () => {
      const { moveSharedThings } = await import('./route-motion')
      if (!isLeft) stop = moveSharedThings(router)
    }
    // Without the file screens change at once.
    const stopIdle = whenIdle(() => void start().catch(() => {}))
    return () => {
      isLeft = true
      stopIdle()
      stop()
    }
  }, [router])
}
