import { useEffect, useState } from 'react'
import { seekTo } from '../player/controls/commands'
import { type Loop, loopText } from './loop'

/** Later than this after the end, the learner has gone there to watch on to it again: not a repetition. Seconds. */
const LATE = 1

const NONE = { from: null, to: null }

/** Leads the video back to the beginning of the part whenever it reaches the part's end; how often it has. */
export function useRepeat(video: HTMLVideoElement, loop: Loop | null): number {
  // As numbers: the loop is another object after each drawing.
  const { from, to } = loop ?? NONE
  const part = loop && loopText(loop)
  const [times, setTimes] = useState({ part, count: 0 })
  useEffect(() => {
    if (from === null || to === null) return
    let frame = 0
    const turnBack = () => {
      if (video.currentTime < to && !video.ended) return
      const isRepeated = video.currentTime <= to + LATE
      const isOver = video.ended
      seekTo(video, from)
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
  }, [video, part, from, to])
  return times.part === part ? times.count : 0
}
