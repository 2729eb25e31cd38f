import { type Playlists, takePlaylists } from './early-playlist'
import { lineSpeed, noteLineSpeed } from './line-speed'
import { canRunHls, type HlsLibrary, hlsWorkerUrl, loadFullHls, loadLightHls } from './load-hls'
import { isFragmentedMp4, namesRenditions } from './playlist'
import { readyPlaylists } from './ready-playlists'
import { rescue } from './rescue'
import { startLevel } from './start-level'
import { steadyStart } from './steady-start'

/** Until the learner presses play only this much is fetched ahead. */
const IDLE_BUFFER_SECONDS = 10
const PLAYING_BUFFER_SECONDS = 60

export interface EngineListener {
  /** Heights of the qualities, in the order of their indexes. */
  onQualities: (heights: number[]) => void
  onLevel: (index: number) => void
  onFailed: () => void
}

export interface Engine {
  /** null: automatic. */
  choose: (quality: number | null) => void
  destroy: () => void
}

export interface EngineSource {
  m3u8: string | null
  mp4: string | null
  /** Where to begin, in seconds. */
  startAt: number
}

/** Feeds a video element: hls.js, native HLS only where hls.js cannot run, else the mp4. `destroy` leaves nothing behind. */
export function startEngine(video: HTMLVideoElement, source: EngineSource, listener: EngineListener): Engine {
  let destroyed = false
  let session: Session | undefined
  const onFileError = () => listener.onFailed()
  const playFile = (url: string, at: number) => {
    video.addEventListener('loadedmetadata', () => at > 0 && (video.currentTime = at), { once: true })
    video.addEventListener('error', onFileError)
    video.src = url
  }
  const giveUp = () => {
    const at = session ? video.currentTime || source.startAt : source.startAt
    session?.destroy()
    session = undefined
    if (destroyed) return
    if (source.mp4) playFile(source.mp4, at)
    else listener.onFailed()
  }

  if (source.m3u8 && canRunHls()) {
    void openHls(video, source.m3u8, source.startAt, listener, giveUp)
      .then((opened) => {
        session = opened
        return destroyed ? opened.destroy() : undefined
      })
      .catch(giveUp)
  } else if (source.m3u8 && video.canPlayType('application/vnd.apple.mpegurl')) playFile(source.m3u8, source.startAt)
  else giveUp()

  return {
    choose: (quality) => session?.choose(quality),
    destroy: () => {
      destroyed = true
      session?.destroy()
      video.removeEventListener('error', onFileError)
      video.removeAttribute('src')
      video.load()
    },
  }
}

type Session = Engine

async function openHls(
  video: HTMLVideoElement,
  m3u8: string,
  startAt: number,
  listener: EngineListener,
  giveUp: () => void,
): Promise<Session> {
  const url = new URL(m3u8, location.href).href
  const [playlists, light] = await Promise.all([takePlaylists(url).catch(() => null), loadLightHls()])
  const Hls = playlists && namesRenditions(playlists.master.text) ? await loadFullHls() : light
  const hls = new Hls(await settings(Hls, url, playlists, startAt))

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    const { levels } = hls
    hls.startLevel = startLevel(
      levels.map((level) => level.bitrate),
      lineSpeed(),
    )
    listener.onQualities(levels.map((level) => level.height))
  })
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => listener.onLevel(level))
  // Before the first segment the estimate is only our own guess.
  let isMeasured = false
  hls.once(Hls.Events.FRAG_LOADED, () => {
    isMeasured = true
  })
  const endSteady = steadyStart(Hls, hls, video)
  const endRescue = rescue(Hls, hls, url, giveUp)
  const onPlay = () => {
    hls.config.maxMaxBufferLength = PLAYING_BUFFER_SECONDS
  }
  video.addEventListener('play', onPlay, { once: true })
  hls.loadSource(url)
  hls.attachMedia(video)

  return {
    choose: (quality) => {
      hls.nextLevel = quality ?? -1
    },
    destroy: () => {
      if (isMeasured) noteLineSpeed(hls.bandwidthEstimate)
      endSteady()
      endRescue()
      video.removeEventListener('play', onPlay)
      hls.destroy()
    },
  }
}

async function settings(Hls: HlsLibrary, url: string, playlists: Playlists | null, startAt: number) {
  const { master, media } = playlists ?? { master: null, media: null }
  const texts = new Map([...(master ? [[url, master] as const] : []), ...(media ? [[media.url, media] as const] : [])])
  // Fragmented mp4 goes through as it is: a worker would cost 36 kB and gain nothing.
  const needsWorker = !isFragmentedMp4((media ?? master)?.text ?? '')
  return {
    enableWorker: needsWorker,
    workerPath: needsWorker ? await hlsWorkerUrl() : null,
    pLoader: readyPlaylists(Hls, texts),
    startPosition: startAt > 0 ? startAt : -1,
    maxBufferLength: IDLE_BUFFER_SECONDS,
    maxMaxBufferLength: IDLE_BUFFER_SECONDS,
    backBufferLength: 30,
    abrEwmaDefaultEstimate: lineSpeed(),
  }
}
