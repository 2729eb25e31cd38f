import { useEffect } from 'react'
import { isShortcut } from '#/ui/is-shortcut'
import { togglePlay } from './commands'

/** Lets K play as soon as the Play button is there; the other keys come with the controls, which then handle K too. */
export function useEarlyPlayKey(video: HTMLVideoElement | null, areControlsThere: boolean): void {
  useEffect(() => {
    if (!video || areControlsThere) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || event.defaultPrevented || isShortcut(event)) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
      event.preventDefault()
      if (!event.repeat) togglePlay(video)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [video, areControlsThere])
}
