/** Starts the player's library in idle time, where it can run. A failure waits for the player itself. */
export function prefetchPlayer(): void {
  if (globalThis.ManagedMediaSource ?? globalThis.MediaSource) import('hls.js/light').catch(() => undefined)
}
