import { useCallback, useSyncExternalStore } from 'react'

declare global {
  interface HTMLVideoElement {
    /** iPhones can show the bare video only. */
    webkitEnterFullscreen?: () => void
  }
}

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Full screen of the frame with our own controls, of the bare video where a browser allows no more. */
export function useFullScreen(frame: HTMLElement | null, video: HTMLVideoElement | null) {
  const isFull = useSyncExternalStore(subscribe, () => frame !== null && document.fullscreenElement === frame)
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (frame && document.fullscreenEnabled) frame.requestFullscreen().catch(() => undefined)
    else video?.webkitEnterFullscreen?.()
  }, [frame, video])
  return { isFull, toggle }
}
