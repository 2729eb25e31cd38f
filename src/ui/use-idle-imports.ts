import { useEffect } from 'react'
import { whenIdle } from '#/platform/when-idle'

/** Brings the files of lazy parts once the screen rests, so that the first press opens them. `loads`: a constant list. */
export function useIdleImports(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Whoever opens the part asks again, and says so when it fails.
        for (const load of loads) load().catch(() => undefined)
      }),
    [loads],
  )
}
