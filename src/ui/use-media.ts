import { useCallback, useSyncExternalStore } from 'react'

/** Widths where the shell changes, px. */
const TABLET_PX = 828

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

/** From 828 px on: sidebar of icons, modals in the middle. */
export function useTablet(): boolean {
  return useMedia(`(width >= ${TABLET_PX}px)`)
}
