/** Starts the player's code, and a known video's playlists, on hover or in idle time. A failure waits for the player itself. */
export function prefetchPlayer(m3u8?: string | null): void {
  import('./player/prepare').then(
    ({ preparePlayback }) => preparePlayback(m3u8),
    () => undefined,
  )
}
