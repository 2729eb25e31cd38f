import { requestPlaylists } from './early-playlist'
import { canRunHls } from '#/platform/device'
import { loadLightHls } from './load-hls'
import { isOpened } from './open-hls'

/**
 * Loads what playing needs, on hover or before the screen is drawn: the library and, for a known video, its playlists. A video that has
 * been opened already has them: a preload that ends after the press must not fetch them again.
 */
export function preparePlayback(m3u8?: string | null): void {
  if (!canRunHls()) return
  loadLightHls().catch(() => undefined)
  if (m3u8 && !isOpened(m3u8)) requestPlaylists(new URL(m3u8, location.href).href).catch(() => undefined)
}
