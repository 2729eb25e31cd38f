import { useEffect } from 'react'
import { whenIdle } from '#/platform/when-idle'

/** Loads the files of lazy parts once the page is idle, so that the first press opens them. `loads` must be a constant list. */
export function useIdleImports(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Opening the part loads it again, and says so if that fails.
        for (const load of loads) load().catch(() => undefined)
      }),
    [loads],
  )
}
