import type { default as Hls, ErrorData, FragBufferedData, Fragment } from 'hls.js'
import { isOnline } from '#/api/connectivity'
import type { HlsLibrary } from './load-hls'

const NETWORK_TRIES = 3
const MEDIA_TRIES = 2
const FIRST_PAUSE_MS = 1000

/** So many missing segments in a row, and there is no video. */
const MOST_GAPS = 3
/** Statuses of the 4xx that may be others a moment later. */
const PASSING = [408, 425, 429]
const REFUSALS = [401, 403]
/** Tells hls.js that a segment is not there, as the tag of this name in a playlist would. */
const GAP_TAG = ['GAP']

/** Whether an answer says that asking again is of no use. */
function isDefinite({ response }: ErrorData): boolean {
  const status = response?.code ?? 0
  return status >= 400 && status < 500 && !PASSING.includes(status)
}

const isRefused = ({ response }: ErrorData): boolean => REFUSALS.includes(response?.code ?? 0)

/** What came of an error for which loading again is of no use. */
export interface Outcomes {
  /** `isRefused`: its host demands another address, as of one whose signature has expired. */
  giveUp: (isRefused: boolean) => void
  /** A segment that is not there is skipped: from and to, in seconds. */
  onGap: (from: number, to: number) => void
  /** It is read from the device: the connection says nothing, and what is missing comes from nowhere. */
  isKept?: boolean
}

/**
 * Resumes playing after fatal errors: network errors by loading again (at once when the device comes online), media errors by
 * rebuilding the buffers; skips a segment that its host says it does not have in any quality. Calls `giveUp` when that does not help.
 * Returns a function that stops it.
 */
export function rescue(
  { Events, ErrorTypes, ErrorDetails }: HlsLibrary,
  hls: Hls,
  url: string,
  { giveUp, onGap, isKept = false }: Outcomes,
) {
  let gaps = 0
  let networkTries = 0
  let mediaTries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const load = () => {
    clearTimeout(timer)
    // Before its first segment hls.js does not know where it was.
    if (hls.levels.length > 0) hls.startLoad(hls.media?.currentTime || hls.config.startPosition)
    else hls.loadSource(url)
  }
  const isHopeless = (data: ErrorData) =>
    data.details === ErrorDetails.MANIFEST_PARSING_ERROR ||
    data.details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR ||
    data.details === ErrorDetails.LEVEL_EMPTY_ERROR ||
    isDefinite(data)

  /** Without anything loaded hls.js would come to the same segment again. */
  const goOnBehind = (end: number) => {
    const { media } = hls
    hls.startLoad(media && media.buffered.length > 0 ? media.currentTime : end)
  }

  /** Marks the segment of an error as missing, in all qualities, and goes on behind it. */
  const skip = ({ sn, start, end }: Fragment) => {
    for (const { details } of hls.levels) {
      for (const one of details?.fragments ?? []) {
        if (one.sn !== sn) continue
        one.gap = true
        one.tagList.push(GAP_TAG)
      }
    }
    gaps += 1
    onGap(start, end)
    // Once hls.js is done with the error: it would try again for half a minute.
    timer = setTimeout(() => goOnBehind(end))
  }

  const onError = (_: unknown, data: ErrorData) => {
    const { frag } = data
    if (isKept && data.type === ErrorTypes.NETWORK_ERROR) return giveUp(false)
    if (data.details === ErrorDetails.FRAG_LOAD_ERROR && isDefinite(data)) {
      if (isRefused(data) || gaps >= MOST_GAPS) return giveUp(isRefused(data))
      // Else another quality is tried.
      const isAlone = data.fatal || (data.errorAction?.flags ?? 0) > 0
      if (isAlone && frag && typeof frag.sn === 'number') return skip(frag)
    }
    if (!data.fatal) return
    // Offline: the `online` event resumes.
    if (data.type === ErrorTypes.NETWORK_ERROR && !isOnline()) return hls.stopLoad()
    if (isHopeless(data)) return giveUp(isRefused(data))
    if (data.type === ErrorTypes.NETWORK_ERROR && networkTries < NETWORK_TRIES) {
      timer = setTimeout(load, FIRST_PAUSE_MS * 2 ** networkTries)
      networkTries += 1
    } else if (data.type === ErrorTypes.MEDIA_ERROR && mediaTries < MEDIA_TRIES) {
      if (mediaTries > 0) hls.swapAudioCodec()
      playOn(hls.media, () => hls.recoverMediaError())
      mediaTries += 1
    } else giveUp(false)
  }
  const onLoaded = (_: unknown, { frag }: FragBufferedData) => {
    networkTries = 0
    // The head of the file says nothing of its parts.
    if (frag.sn !== 'initSegment') gaps = 0
  }
  const onOffline = () => hls.stopLoad()

  hls.on(Events.ERROR, onError)
  hls.on(Events.FRAG_BUFFERED, onLoaded)
  if (!isKept) {
    addEventListener('offline', onOffline)
    addEventListener('online', load)
  }
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
