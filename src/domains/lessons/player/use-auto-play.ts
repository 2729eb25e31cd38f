import { useEffect, useState } from 'react'
import { playAtOnce } from './controls/commands'
import { useReducedMotion } from './use-reduced-motion'

/** Plays a video at once that a press has chosen, and brings its frame into view; whoever prefers less motion starts it themselves. */
export function useAutoPlay(video: HTMLVideoElement | null, frame: HTMLElement | null, isChosen: boolean): void {
  const prefersStill = useReducedMotion()
  const [wasChosen] = useState(isChosen)
  useEffect(() => {
    // What has played stays as the learner left it.
    if (video && !prefersStill && (isChosen || (wasChosen && video.played.length === 0))) playAtOnce(video)
  }, [video, isChosen, wasChosen, prefersStill])
  useEffect(() => {
    // Only a wide one is sticky, and only on phones.
    if (wasChosen && frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  }, [frame, wasChosen])
}
