import { useCallback, useSyncExternalStore } from 'react'

/** Holds below the width where the shell has a sidebar and modals stand in the middle. */
export const PHONE = '(width < 828px)'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Whether the window is a phone's now. */
export function usePhone(): boolean {
  return useMedia(PHONE)
}
