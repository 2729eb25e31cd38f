import { useEffect, useState } from 'react'
import { letterKeys } from '#/platform/device-switch'
import { isShortcut } from '#/ui/keyboard'
import { playAtOnce, togglePlay } from './controls/commands'
import { keyCommand, mayUseLetter } from './controls/key-command'
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

/** Lets K play as soon as the Play button is there; the other keys come with the controls, which then handle K too. */
export function useEarlyPlayKey(
  video: HTMLVideoElement | null,
  frame: HTMLElement | null,
  areControlsThere: boolean,
): void {
  useEffect(() => {
    if (!video || areControlsThere) return undefined
    const onKey = (event: KeyboardEvent) => {
      const command = keyCommand(event)
      if (command?.do !== 'play' || event.key === ' ' || event.defaultPrevented || isShortcut(event)) return
      const { target } = event
      if (!(target instanceof Element) || target.closest('dialog')) return
      if (!letterKeys.isOn() || !mayUseLetter(target, frame)) return
      event.preventDefault()
      if (!event.repeat) togglePlay(video)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [video, frame, areControlsThere])
}
