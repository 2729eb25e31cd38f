import type Hls from 'hls.js'
import type { HlsLibrary } from './load-hls'
import { levelCap } from './start-variant'

const STEADY_MS = 10_000

/**
 * Keeps the automatic quality steady: never larger than the picture is shown, and in the first ten seconds at most one step up.
 * Down stays free, for connections that get worse. Returns a function that stops it.
 */
export function steadyStart({ Events }: HlsLibrary, hls: Hls, video: HTMLVideoElement): () => void {
  let held = Infinity
  // A source that was prepared early has chosen its first quality already.
  let loads = hls.loadLevel >= 0 ? 1 : 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const apply = () => {
    const heights = hls.levels.map((level) => level.height)
    hls.autoLevelCapping = Math.min(levelCap(heights, video.clientHeight * devicePixelRatio), held)
  }
  const release = () => {
    held = Infinity
    apply()
  }
  const onPlaying = () => {
    timer = setTimeout(release, STEADY_MS)
  }
  const onSwitching = (_: unknown, { level }: { level: number }) => {
    loads += 1
    // The first load is the start itself, the second the one step that is allowed.
    if (loads !== 2) return
    held = level
    apply()
  }
  const resized = new ResizeObserver(() => hls.levels.length > 0 && apply())
  resized.observe(video)
  video.addEventListener('playing', onPlaying, { once: true })
  hls.on(Events.LEVEL_SWITCHING, onSwitching)
  return () => {
    resized.disconnect()
    video.removeEventListener('playing', onPlaying)
    hls.off(Events.LEVEL_SWITCHING, onSwitching)
    clearTimeout(timer)
  }
}
