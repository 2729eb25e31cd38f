import { useLayoutEffect, useSyncExternalStore } from 'react'
import { observable } from '#/lib/observable'

const owners = observable(0)

/** On phones the screen draws its own head and fills the window, for as long as it stands: the shell's header and bottom bar are not shown. */
export function useOwnHead(): void {
  useLayoutEffect(() => {
    owners.set(owners.read() + 1)
    return () => owners.set(owners.read() - 1)
  }, [])
}

/** Whether the screen draws its own head on phones. */
export function useHasOwnHead(): boolean {
  return useSyncExternalStore(
    owners.watch,
    () => owners.read() > 0,
    () => false,
  )
}
