import { useEffect, useState } from 'react'
import { seekTo } from '../player/controls/commands'
import { type Loop, loopText } from './loop'

/** Later than this after the end, the learner has gone there to watch on to it again: not a repetition. Seconds. */
const LATE = 1

/** Leads the video back to the beginning of the part whenever it reaches the part's end; how often it has. */
export function useRepeat(video: HTMLVideoElement, loop: Loop | null): number {
  const part = loop && loopText(loop)
  const [times, setTimes] = useState({ part, count: 0 })
  useEffect(() => {
    if (!loop) return
    let frame = 0
    const turnBack = () => {
      if (video.currentTime < loop.to && !video.ended) return
      const isRepeated = video.currentTime <= loop.to + LATE
      const isOver = video.ended
      seekTo(video, loop.from)
      if (isOver) video.play().catch(() => undefined)
      if (isRepeated) setTimes((before) => ({ part, count: before.part === part ? before.count + 1 : 1 }))
    }
    const watch = () => {
      turnBack()
      frame = video.paused ? 0 : requestAnimationFrame(watch)
    }
    const begin = () => {
      cancelAnimationFrame(frame)
      watch()
    }
    if (!video.paused) begin()
    video.addEventListener('play', begin)
    video.addEventListener('ended', turnBack)
    // In a hidden tab nothing is drawn.
    video.addEventListener('timeupdate', turnBack)
    return () => {
      cancelAnimationFrame(frame)
      video.removeEventListener('play', begin)
      video.removeEventListener('ended', turnBack)
      video.removeEventListener('timeupdate', turnBack)
    }
    // The part stands for the loop, which is another object after each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [video, part])
  return times.part === part ? times.count : 0
}
