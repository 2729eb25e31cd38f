import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { observable } from '#/lib/observable'

const standIns = observable(0)

/** For as long as this page stands in for a screen, as that of an error does, it has the shell's head, also where the screen has its own. */
export function useShellHead(): void {
  useLayoutEffect(() => {
    standIns.set(standIns.read() + 1)
    return () => standIns.set(standIns.read() - 1)
  }, [])
}

/** Whether what is shown draws its own head on phones and fills their window, as its route says. */
export function useHasOwnHead(): boolean {
  const isSaid = useMatches({ select: (all) => all.some(({ staticData }) => staticData.hasOwnHead) })
  const isStoodIn = useSyncExternalStore(
    standIns.watch,
    () => standIns.read() > 0,
    () => false,
  )
  return isSaid && !isStoodIn
}
