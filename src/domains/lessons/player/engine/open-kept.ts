import { loadCode } from '#/platform/load-code'
import { loadFullHls, loadLightHls } from './load-hls'
import { type OpenedHls, settings } from './open-hls'
import { namesRenditions } from './playlist'

/** A video that may be on the device. */
export interface Kept {
  learnerId: number
  videoId: number
}

/** Opens a video from the device, where no address is asked for anything; null: it is not there any more. */
export async function openKept({ learnerId, videoId }: Kept, startAt: number): Promise<OpenedHls | Blob | null> {
  const { keptSource } = await loadCode(() => import('#/domains/downloads/kept-source'))
  const source = await keptSource(learnerId, videoId)
  if (!source) return null
  if (source.kind === 'file') return source.file
  const { url, master, media, loader } = source
  const Hls = await (namesRenditions(master) ? loadFullHls() : loadLightHls())
  const playlists = { master: { text: master, url }, media: { text: media, url } }
  const { pLoader: _, ...config } = await settings(Hls, url, playlists, startAt)
  return { Hls, hls: new Hls({ ...config, loader }), url, isKept: true }
}
