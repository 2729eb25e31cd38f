import { useState, useSyncExternalStore } from 'react'
import { usePhone } from '#/ui/use-media'
import { onFullScreen } from '../player/controls/use-full-screen'

/**
 * Whether videos are shown in the shape for phones. The other shape is another video: one that fills the screen would be thrown out of
 * it when the device is turned, so that it keeps its shape there.
 */
export function useScreenShape(video: HTMLVideoElement | null): boolean {
  const isPhone = usePhone()
  // The frame with our own controls, or on iPhones the bare video.
  const held = useSyncExternalStore(onFullScreen, () => document.fullscreenElement ?? video?.webkitDisplayingFullscreen)
  const [shape, setShape] = useState(isPhone)
  if (!held && shape !== isPhone) setShape(isPhone)
  return shape
}
