import { useCallback, useSyncExternalStore } from 'react'

declare global {
  interface HTMLVideoElement {
    /** iPhones can show only the bare video. */
    webkitEnterFullscreen?: () => void
    webkitDisplayingFullscreen?: boolean
  }
}

/** Calls `changed` whenever full screen begins or ends, of whatever element. Returns a function that stops it. */
export const onFullScreen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Restores the focus after full screen, which takes it from its element and gives it to nothing when it ends. */
const focusLater = (before: Element | null) => () => {
  const giveBack = () => {
    if (document.fullscreenElement) return
    document.removeEventListener('fullscreenchange', giveBack)
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  document.addEventListener('fullscreenchange', giveBack)
}

/** Full screen of the frame with our own controls, or of the bare video where a browser allows no more. */
export function useFullScreen(frame: HTMLElement | null, video: HTMLVideoElement | null) {
  const isFull = useSyncExternalStore(onFullScreen, () => frame !== null && document.fullscreenElement === frame)
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (frame && document.fullscreenEnabled)
      frame.requestFullscreen().then(focusLater(document.activeElement), () => undefined)
    else video?.webkitEnterFullscreen?.()
  }, [frame, video])
  return { isFull, toggle }
}
