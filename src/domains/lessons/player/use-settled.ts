import { useEffect, useState } from 'react'

const PATIENCE_MS = 2000

/** True once the first frame is there, or has been waited for long enough: until then it has the network to itself. */
export function useSettled(video: HTMLVideoElement | null, isAwaited: boolean): boolean {
  const [isSettled, setSettled] = useState(!isAwaited)
  useEffect(() => {
    if (isSettled) return undefined
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, PATIENCE_MS)
    video?.addEventListener('loadeddata', settle)
    video?.addEventListener('play', settle)
    return () => {
      clearTimeout(timer)
      video?.removeEventListener('loadeddata', settle)
      video?.removeEventListener('play', settle)
    }
  }, [video, isSettled])
  return isSettled
}
