import { PHONE } from '#/platform/device'
import { MOST_TOASTS } from '#/ui/toasts/toast'
import type { Scene } from './notices'

/** A pause in typing that is this long lets a notice in. */
const TYPING_MS = 4000
const FIELDS = 'input, textarea, [contenteditable]'

export interface SceneOptions {
  /** The open address, without the router base. */
  path: () => string
  /** Whether the brand has chats. */
  hasChats: boolean
}

/** Reads what the learner has before them, until `stop`. */
export function watchScene({ path, hasChats }: SceneOptions) {
  let typedAt = Number.NEGATIVE_INFINITY
  const type = () => {
    typedAt = performance.now()
  }
  document.addEventListener('input', type, true)
  const isTyping = () => document.activeElement?.matches(FIELDS) && performance.now() - typedAt < TYPING_MS
  const isWatching = () => [...document.querySelectorAll('video')].some(({ paused, ended }) => !paused && !ended)
  return {
    read: (): Scene => ({
      path: path().replace(/(?<=.)\/$/, ''),
      hasListBeside: !matchMedia(PHONE).matches,
      hasChats,
      // On a phone two would cover half of what is read.
      room: matchMedia(PHONE).matches ? 1 : MOST_TOASTS,
      isBusy: isTyping() || isWatching() || document.querySelector('dialog[open]') !== null,
    }),
    stop: () => document.removeEventListener('input', type, true),
  }
}
