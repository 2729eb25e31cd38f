import { useEffect, useState } from 'react'

/** Shorter pauses are not shown. */
const PATIENCE_MS = 400

const STOPPED = ['waiting', 'seeking'] as const
const GOING = ['playing', 'seeked', 'pause', 'emptied', 'error'] as const

/** True once the video has been waiting for data for a while. */
export function useBuffering(video: HTMLVideoElement | null): boolean {
  const [isBuffering, setBuffering] = useState(false)
  useEffect(() => {
    if (!video) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopped = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setBuffering(true), PATIENCE_MS)
    }
    const going = () => {
      clearTimeout(timer)
      setBuffering(false)
    }
    for (const event of STOPPED) video.addEventListener(event, stopped)
    for (const event of GOING) video.addEventListener(event, going)
    return () => {
      clearTimeout(timer)
      for (const event of STOPPED) video.removeEventListener(event, stopped)
      for (const event of GOING) video.removeEventListener(event, going)
    }
  }, [video])
  return isBuffering
}
