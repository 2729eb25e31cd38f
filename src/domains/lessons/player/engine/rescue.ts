import type { default as Hls, ErrorData } from 'hls.js'
import type { HlsLibrary } from './load-hls'

const NETWORK_TRIES = 3
const MEDIA_TRIES = 2
const FIRST_PAUSE_MS = 1000

/**
 * Resumes playing after fatal errors: network errors by loading again (at once when the device comes online), media errors by
 * rebuilding the buffers. Calls `giveUp` when that does not help. Returns a function that stops it.
 */
export function rescue({ Events, ErrorTypes, ErrorDetails }: HlsLibrary, hls: Hls, url: string, giveUp: () => void) {
  let networkTries = 0
  let mediaTries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const load = () => {
    clearTimeout(timer)
    // Before its first segment hls.js does not know where it was.
    if (hls.levels.length > 0) hls.startLoad(hls.media?.currentTime || hls.config.startPosition)
    else hls.loadSource(url)
  }
  const isHopeless = ({ details, response }: ErrorData) =>
    details === ErrorDetails.MANIFEST_PARSING_ERROR ||
    details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR ||
    details === ErrorDetails.LEVEL_EMPTY_ERROR ||
    (response?.code !== undefined && response.code >= 400 && response.code < 500 && response.code !== 429)

  const onError = (_: unknown, data: ErrorData) => {
    if (!data.fatal) return
    // Offline: the `online` event resumes.
    if (data.type === ErrorTypes.NETWORK_ERROR && !navigator.onLine) return hls.stopLoad()
    if (isHopeless(data)) return giveUp()
    if (data.type === ErrorTypes.NETWORK_ERROR && networkTries < NETWORK_TRIES) {
      timer = setTimeout(load, FIRST_PAUSE_MS * 2 ** networkTries)
      networkTries += 1
    } else if (data.type === ErrorTypes.MEDIA_ERROR && mediaTries < MEDIA_TRIES) {
      if (mediaTries > 0) hls.swapAudioCodec()
      playOn(hls.media, () => hls.recoverMediaError())
      mediaTries += 1
    } else giveUp()
  }
  const onLoaded = () => {
    networkTries = 0
  }
  const onOffline = () => hls.stopLoad()

  hls.on(Events.ERROR, onError)
  hls.on(Events.FRAG_BUFFERED, onLoaded)
  addEventListener('offline', onOffline)
  addEventListener('online', load)
  return () => {
    clearTimeout(timer)
    hls.off(Events.ERROR, onError)
    hls.off(Events.FRAG_BUFFERED, onLoaded)
    removeEventListener('offline', onOffline)
    removeEventListener('online', load)
  }
}

/** Makes a change that takes the source away and so pauses; a video that was playing plays on afterwards. */
export function playOn(video: HTMLMediaElement | null, change: () => void): void {
  const plays = video?.paused === false
  change()
  if (plays) video.play().catch(() => undefined)
}
