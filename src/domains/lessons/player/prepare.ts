import { requestPlaylists } from './early-playlist'
import { canRunHls, loadLightHls } from './load-hls'

/** Starts what playing needs, on hover or before the screen is drawn: the library and, for a known video, its playlists. */
export function preparePlayback(m3u8?: string | null): void {
  if (!canRunHls()) return
  loadLightHls().catch(() => undefined)
  if (m3u8) requestPlaylists(new URL(m3u8, location.href).href).catch(() => undefined)
}
