import { isPolicyUnasked } from '#/platform/cookie-policy'

/** Whether an offer would stand in the way: another modal is open, the question about cookies is, something is being written, or a video plays. */
export function isBusy(): boolean {
  return (
    document.hidden ||
    isPolicyUnasked() ||
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    [...document.querySelectorAll('video')].some((video) => !video.paused)
  )
}
