import { useEffect } from 'react'
import { whenIdle } from '#/platform/when-idle'

interface Preloaded {
  preload: () => Promise<void>
}

/**
 * Loads a part that may be opened next on a screen once the page is idle, so that the first press opens it; not before it is due.
 * What every page loads in idle time is listed in `shell/idle-list.ts`.
 */
export function usePreload(part: Preloaded, isDue = true): void {
  useEffect(() => (isDue ? whenIdle(() => void part.preload()) : undefined), [part, isDue])
}
