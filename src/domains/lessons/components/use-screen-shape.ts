import { useState, useSyncExternalStore } from 'react'
import { usePhone } from '#/ui/use-media'

declare global {
  interface HTMLVideoElement {
    /** iPhones show the bare video over the page. */
    webkitDisplayingFullscreen?: boolean
  }
}

const CHANGES = [
  'fullscreenchange',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  'enterpictureinpicture',
  'leavepictureinpicture',
]

function subscribe(changed: () => void) {
  for (const event of CHANGES) document.addEventListener(event, changed, true)
  return () => {
    for (const event of CHANGES) document.removeEventListener(event, changed, true)
  }
}

const hasLeftPage = () =>
  Boolean(document.fullscreenElement ?? document.pictureInPictureElement) ||
  document.querySelector('video')?.webkitDisplayingFullscreen === true

/**
 * Whether videos are shown in the shape for phones. The other shape is another video: one that has left the page for the full screen or
 * a small window would be thrown out of it when the device is turned, so that it keeps its shape there.
 */
export function useScreenShape(): boolean {
  const isPhone = usePhone()
  const isHeld = useSyncExternalStore(subscribe, hasLeftPage)
  const [shape, setShape] = useState(isPhone)
  if (!isHeld && shape !== isPhone) setShape(isPhone)
  return isHeld ? shape : isPhone
}
