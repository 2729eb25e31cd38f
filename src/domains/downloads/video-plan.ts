import type { Video } from '#/domains/study/model'
import type { KeptVideo } from '#/platform/kept-media'
import { canPlayCodecs } from '#/platform/device'
import { fetchPart, PartRefused } from './fetch-part'
import { chosenQuality, keptMaster, type MediaPart, mediaParts, qualitiesOf } from './hls-parts'

/** What a video is made of now, and what is kept of it; its addresses count for this moment only. */
export interface VideoPlan {
  copy: string
  playlists: KeptVideo['playlists']
  parts: readonly MediaPart[]
}

interface PlanOptions {
  /** The most that the picture may be high, in px. */
  height: number
  /** Whether the player can play from playlists. */
  canRunHls: boolean
  signal: AbortSignal
}

/** The video has not been converted yet. */
export class NoSource extends Error {
  constructor() {
    super('Url must be set')
  }
}

type Source = Pick<Video, 'm3u8' | 'mp4'>

/** What of a video would be kept: its playlist's address, else that of its file; null: it has not been converted yet. */
export function sourceOf({ m3u8, mp4 }: Source, canRunHls: boolean): { kind: 'hls' | 'file'; url: string } | null {
  if (m3u8 && canRunHls) return { kind: 'hls', url: m3u8 }
  return mp4 ? { kind: 'file', url: mp4 } : null
}

/** Reads a video's playlists, of the quality that is wanted. Fails with `NoSource` while they name no segment. */
export async function planVideo(video: Source, { height, canRunHls, signal }: PlanOptions): Promise<VideoPlan> {
  const source = sourceOf(video, canRunHls)
  if (!source) throw new NoSource()
  if (source.kind === 'file') return { copy: 'file', playlists: null, parts: [] }
  const read = async (url: string) => {
    const text = await (await fetchPart({ url, range: null }, signal)).bytes.text()
    // Hosts may answer for a missing playlist with words of their own.
    if (!text.trimStart().startsWith('#EXTM3U')) throw new PartRefused(404)
    return text
  }
  const base = new URL(source.url, location.href).href
  const text = await read(base)
  const quality = chosenQuality(qualitiesOf(text, base, canPlayCodecs), height)
  if (!quality) {
    const own = mediaParts(text, base, 'video')
    return plan('own', { master: own.text, media: {} }, own.parts)
  }
  const picture = mediaParts(await read(quality.url), quality.url, 'video')
  const sound = quality.sound && mediaParts(await read(quality.sound.url), quality.sound.url, 'sound')
  const media = { video: picture.text, ...(sound && { sound: sound.text }) }
  const master = keptMaster(quality)
  return plan(master, { master, media }, [...picture.parts, ...(sound?.parts ?? [])])
}

/** A copy of another quality, or divided in another way, has another name. */
function plan(quality: string, playlists: KeptVideo['playlists'], parts: readonly MediaPart[]): VideoPlan {
  if (parts.length === 0) throw new NoSource()
  return { copy: `${quality} ${parts.map(({ name }) => name).join(' ')}`, playlists, parts }
}
