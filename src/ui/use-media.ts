import { useCallback, useSyncExternalStore } from 'react'
import { PHONE } from '#/platform/device'

/** Whether a media query matches now. */
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

/** Whether the window is as narrow as a phone's now. */
export function usePhone(): boolean {
  return useMedia(PHONE)
}
