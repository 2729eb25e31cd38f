import { canRunHls } from '#/platform/device'
import { lineSpeed, noteLineSpeed } from './start-variant'
import { type OpenedHls, takeHls } from './open-hls'
import { type Kept, openKept } from './open-kept'
import { type Outcomes, playOn, rescue } from './rescue'
import { steadyStart } from './steady-start'

const PLAYING_BUFFER_SECONDS = 60

export interface EngineListener {
  /** Heights of the qualities, in the order of their indexes. */
  onQualities: (heights: number[]) => void
  /** Index of the quality that is shown, or that the first frame will have. */
  onLevel: (index: number) => void
  /** A part of the video that its host does not have is skipped; called with where it begins and ends, in seconds. */
  onGap: (from: number, to: number) => void
  /** Called with the position where it stopped, in seconds, and whether a newly signed address may help. */
  onFailed: (at: number, mayBeExpired: boolean) => void
}

export interface Engine {
  /** Index of a quality; null: automatic. */
  choose: (quality: number | null) => void
  destroy: () => void
}

export interface EngineSource {
  m3u8: string | null
  mp4: string | null
  /** Where to start, in seconds. */
  startAt: number
  /** Set where the video is on the device: it plays from there, and from its addresses only if that fails. */
  kept?: Kept | null
}

/** Feeds a video element: by hls.js, by native HLS only where hls.js cannot run, else from the mp4. `destroy` cleans up everything. */
export function startEngine(video: HTMLVideoElement, source: EngineSource, listener: EngineListener): Engine {
  let destroyed = false
  let { kept } = source
  let fileUrl: string | null = null
  let session: Engine | undefined
  let isPlaylist = false
  // Taking a source away sets the video back to its beginning.
  let at = source.startAt
  const onFileError = () => {
    if (kept) return giveUp(false)
    // A browser does not say why it could not load a file.
    if (!isPlaylist) return listener.onFailed(video.currentTime || at, true)
    isPlaylist = false
    giveUp(true)
  }
  const goToPlace = () => {
    // A browser that plays playlists itself takes one that was never closed for a broadcast, and starts at its end.
    if (!Number.isFinite(video.duration) && isPlaylist) video.currentTime = at
    else if (at > 0 && !(at >= video.duration)) video.currentTime = at
  }
  const playFile = (url: string) => {
    // The browser, not we, chooses one.
    listener.onQualities([])
    video.addEventListener('loadedmetadata', goToPlace, { once: true })
    video.addEventListener('error', onFileError)
    video.src = url
  }
  const open = async (m3u8: string) => {
    const opened = await takeHls(m3u8, source.startAt)
    // The video belongs to the next engine by now.
    if (destroyed) opened.hls.destroy()
    else session = play(video, opened, listener, giveUp)
  }
  const openFromDevice = async (from: Kept) => {
    const opened = await openKept(from, source.startAt)
    if (opened === null) giveUp(false)
    else if (opened instanceof Blob) {
      if (destroyed) return
      fileUrl = URL.createObjectURL(opened)
      playFile(fileUrl)
    } else if (destroyed) opened.hls.destroy()
    else session = play(video, opened, listener, giveUp)
  }
  const giveUp = (mayBeExpired: boolean) => {
    at = video.currentTime || at
    if (kept && !destroyed) {
      kept = null
      return playOn(video, () => {
        session?.destroy()
        session = undefined
        begin()
      })
    }
    const { mp4 } = source
    playOn(destroyed || !mp4 ? null : video, () => {
      session?.destroy()
      session = undefined
      if (destroyed) return
      if (mp4) playFile(mp4)
      else listener.onFailed(at, mayBeExpired)
    })
  }

  function begin() {
    if (kept) void openFromDevice(kept).catch(() => giveUp(false))
    else if (source.m3u8 && canRunHls()) {
      void open(source.m3u8).catch(() => giveUp(false))
    } else if (source.m3u8 && video.canPlayType('application/vnd.apple.mpegurl')) {
      isPlaylist = true
      playFile(source.m3u8)
    } else giveUp(false)
  }
  begin()

  return {
    choose: (quality) => session?.choose(quality),
    destroy: () => {
      destroyed = true
      session?.destroy()
      if (fileUrl) URL.revokeObjectURL(fileUrl)
      video.removeEventListener('loadedmetadata', goToPlace)
      video.removeEventListener('error', onFileError)
      video.removeAttribute('src')
      video.load()
    },
  }
}

function play(
  video: HTMLVideoElement,
  { Hls, hls, url, isKept = false }: OpenedHls,
  listener: EngineListener,
  giveUp: Outcomes['giveUp'],
): Engine {
  const tellQualities = () => {
    listener.onQualities(hls.levels.map((level) => level.height))
    listener.onLevel(hls.loadLevel < 0 ? hls.startLevel : hls.loadLevel)
  }
  if (hls.levels.length > 0) tellQualities()
  hls.on(Hls.Events.MANIFEST_PARSED, tellQualities)
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => listener.onLevel(level))
  // Before the first segment the estimate is only our own guess, not worth keeping.
  let isMeasured = !isKept && hls.bandwidthEstimate !== lineSpeed()
  hls.once(Hls.Events.FRAG_LOADED, () => {
    isMeasured = !isKept
  })
  const endSteady = steadyStart(Hls, hls, video)
  const endRescue = rescue(Hls, hls, url, { giveUp, onGap: listener.onGap, isKept })
  const onPlay = () => {
    hls.config.maxMaxBufferLength = PLAYING_BUFFER_SECONDS
  }
  if (video.paused) video.addEventListener('play', onPlay, { once: true })
  else onPlay()
  if (!hls.url) hls.loadSource(url)
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
