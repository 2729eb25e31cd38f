import type HlsClass from 'hls.js'
import { type Playlists, takePlaylists, readyPlaylists } from './early-playlist'
import { lineSpeed, startLevel } from './start-variant'
import { canRunHls } from '#/platform/device'
import { type HlsLibrary, hlsWorkerUrl, loadFullHls, loadLightHls } from './load-hls'
import { isFragmentedMp4, namesRenditions, playlistLength } from './playlist'

/** How much is fetched ahead until the learner presses play. */
const IDLE_BUFFER_SECONDS = 10
/** What is not taken within this time is released: its screen did not open. */
const KEPT_MS = 15_000

/** An hls.js instance for a source; a video may be attached at any time. */
export interface OpenedHls {
  Hls: HlsLibrary
  hls: HlsClass
  /** The source, absolute. */
  url: string
  /** It is read from the device, and has nothing to do with the connection. */
  isKept?: boolean
}

const begun = new Map<string, { startAt: number; opened: Promise<OpenedHls> }>()
/** Sources that have a player, which may happen before `beginHls` is called for them. */
const taken = new Set<string>()

/** Whether hls.js is being prepared for a source, or plays it. */
export function isOpened(m3u8: string): boolean {
  return begun.has(m3u8) || taken.has(m3u8)
}

/** Starts loading a source before its screen is drawn: playlists and the first segment arrive meanwhile. `startAt` in seconds. */
export function beginHls(m3u8: string, startAt: number): void {
  if (!canRunHls() || isOpened(m3u8)) return
  const early = { startAt, opened: openHls(m3u8, startAt) }
  begun.set(m3u8, early)
  const letGo = () => {
    if (begun.get(m3u8) !== early) return
    begun.delete(m3u8)
    destroy(early.opened)
  }
  setTimeout(letGo, KEPT_MS)
  const load = async () => {
    const { Hls, hls, url } = await early.opened
    // Taken meanwhile: the player then loads and recovers by itself.
    if (begun.get(m3u8) !== early) return
    hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && letGo())
    hls.loadSource(url)
  }
  load().catch(letGo)
}

/** The hls.js instance for a source, prepared by `beginHls` if it could be; where its `url` is not set, loading has not started. */
export function takeHls(m3u8: string, startAt: number): Promise<OpenedHls> {
  const early = begun.get(m3u8)
  begun.delete(m3u8)
  const isSame = early?.startAt === startAt
  if (early && !isSame) destroy(early.opened)
  const opened = isSame ? early.opened : openHls(m3u8, startAt)
  taken.add(m3u8)
  const free = () => taken.delete(m3u8)
  opened.then(({ Hls, hls }) => hls.once(Hls.Events.DESTROYING, free), free)
  return opened
}

function destroy(opened: Promise<OpenedHls>): void {
  opened.then(
    ({ hls }) => hls.destroy(),
    () => undefined,
  )
}

async function openHls(m3u8: string, startAt: number): Promise<OpenedHls> {
  const url = new URL(m3u8, location.href).href
  const [playlists, light] = await Promise.all([takePlaylists(url).catch(() => null), loadLightHls()])
  const Hls = playlists && namesRenditions(playlists.master.text) ? await loadFullHls() : light
  const hls = new Hls(await settings(Hls, url, playlists, startAt))
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    const bitrates = hls.levels.map((level) => level.bitrate)
    hls.startLevel = startLevel(bitrates, lineSpeed())
  })
  return { Hls, hls, url }
}

/** How hls.js plays for us: from a place in seconds. */
export async function settings(Hls: HlsLibrary, url: string, playlists: Playlists | null, startAt: number) {
  const { master, media } = playlists ?? { master: null, media: null }
  const segments = (media ?? master)?.text ?? ''
  const length = playlistLength(segments)
  // A place beyond the file's own end, of a video that has been replaced by a shorter one, is none.
  const start = length > 0 && startAt >= length ? 0 : startAt
  const texts = new Map([...(master ? [[url, master] as const] : []), ...(media ? [[media.url, media] as const] : [])])
  // Fragmented mp4 needs no repacking: a worker would cost 36 kB and gain nothing.
  const needsWorker = !isFragmentedMp4(segments)
  return {
    enableWorker: needsWorker,
    workerPath: needsWorker ? await hlsWorkerUrl() : null,
    pLoader: readyPlaylists(Hls, texts),
    startPosition: start > 0 ? start : -1,
    // The first segment does not wait for the video element.
    startFragPrefetch: true,
    maxBufferLength: IDLE_BUFFER_SECONDS,
    maxMaxBufferLength: IDLE_BUFFER_SECONDS,
    backBufferLength: 30,
    abrEwmaDefaultEstimate: lineSpeed(),
    // The captions are our own: the playlist's could not be turned off.
    enableWebVTT: false,
    enableIMSC1: false,
  }
}
