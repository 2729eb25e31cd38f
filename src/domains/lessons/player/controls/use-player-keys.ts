import { useEffect, useEffectEvent } from 'react'
import { letterKeys } from '#/platform/device-switch'
import { isShortcut } from '#/ui/keyboard'
import { seekTo, skip, togglePlay, setVolume, shiftSpeed, toggleMute } from './commands'
import { isCharacter, keyCommand, type KeyCommand, mayUseLetter, repeats } from './key-command'

const FIELDS = 'input:not([type=range]), textarea, select, [contenteditable]'
/** Elements that use the same keys themselves. */
const OWN_ARROWS = '[role=slider], [role=radiogroup], [role=tablist], [role=menu], [role=listbox], input'
const PRESSED_BY_SPACE = 'button, a, summary, [role=button]'

interface Handlers {
  toggleCaptions: () => void
  toggleFullScreen: () => void
  /** Sets an end of the part that is repeated. */
  mark: (end: 'from' | 'to') => void
  showKeys: () => void
}

/** Keys of the player: active while it or its page has the focus, outside fields and dialogs, and while it is in view; those that write a character only while it or nothing has the focus, unless they are switched off. */
export function usePlayerKeys(frame: HTMLElement | null, video: HTMLVideoElement | null, handlers: Handlers): void {
  const run = useEffectEvent((command: KeyCommand) => {
    if (!video) return
    if (command.do === 'play') togglePlay(video)
    else if (command.do === 'skip') skip(video, command.by)
    else if (command.do === 'volume') setVolume(video, video.volume + command.by)
    else if (command.do === 'mute') toggleMute(video)
    else if (command.do === 'speed') shiftSpeed(video, command.to)
    else if (command.do === 'share') seekTo(video, (video.duration || 0) * command.of)
    else if (command.do === 'captions') handlers.toggleCaptions()
    else if (command.do === 'mark') handlers.mark(command.end)
    else if (command.do === 'keys') handlers.showKeys()
    else handlers.toggleFullScreen()
  })
  useEffect(() => {
    if (!frame || !video) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isShortcut(event)) return
      const command = keyCommand(event)
      if (!command || !mayAct(event, frame)) return
      event.preventDefault()
      if (!event.repeat || repeats(command)) run(command)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [frame, video])
}

function mayAct(event: KeyboardEvent, frame: HTMLElement): boolean {
  const { target, key } = event
  if (!(target instanceof Element) || target.closest(FIELDS)) return false
  if (document.querySelector('dialog[open], [role=dialog]')) return false
  if (key === ' ' && target.closest(PRESSED_BY_SPACE)) return false
  if (key.startsWith('Arrow') && target.closest(OWN_ARROWS)) return false
  if (isCharacter(event) && !(letterKeys.isOn() && mayUseLetter(target, frame))) return false
  // Once the player is out of view the arrows and Space scroll the page.
  return frame.contains(target) || isMostlyVisible(frame)
}

function isMostlyVisible(frame: HTMLElement): boolean {
  const { top, bottom, height } = frame.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height / 2
}
