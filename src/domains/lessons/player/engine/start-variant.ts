import type { FetchedText } from '#/platform/fetch-text'
import { readRaw, writeStored } from '#/platform/storage'
import { type Variant, variantsOf } from './playlist'

/** The quality of a master playlist that playing starts with; undefined for a media playlist or any other text. */
export function startVariant({ text, url }: FetchedText): Variant | undefined {
  const variants = variantsOf(text, url)
  const bitrates = variants.map(({ bitrate }) => bitrate)
  return variants[startLevel(bitrates, lineSpeed())]
}

/** How much of the connection a quality may use: segments larger than the average must arrive in time, too. */
const SHARE_OF_LINE = 0.7

/** Index of the quality to start with: the best that the connection carries, else the smallest; -1 where there is none. */
export function startLevel(bitrates: readonly number[], lineBitrate: number): number {
  const carried = bitrates.filter((bitrate) => bitrate <= lineBitrate * SHARE_OF_LINE)
  return bitrates.indexOf(carried.length > 0 ? Math.max(...carried) : Math.min(...bitrates))
}

/** Index of the best quality worth loading for a picture of this height in px: the first at least as high, else the highest. */
export function levelCap(heights: readonly number[], pictureHeight: number): number {
  if (pictureHeight <= 0) return heights.length - 1
  const enough = heights.filter((height) => height >= pictureHeight)
  const best = enough.length > 0 ? Math.min(...enough) : Math.max(...heights)
  return best > 0 ? heights.indexOf(best) : heights.length - 1
}

const KEY = 'line-speed'
/** What an unmeasured connection is assumed to have, in bits per second. */
const DEFAULT_BITS_PER_S = 1_600_000

/** The connection's speed in bits per second: as the last video measured it, else as the browser says, else a modest guess. */
export function lineSpeed(): number {
  const kept = readRaw(KEY)
  if (typeof kept === 'number') return kept
  const downlink = navigator.connection?.downlink
  return downlink ? downlink * 1_000_000 : DEFAULT_BITS_PER_S
}

/** Keeps a measured speed, in bits per second, for the next video; ignores what is not a positive number. */
export function noteLineSpeed(bitsPerSecond: number): void {
  if (Number.isFinite(bitsPerSecond) && bitsPerSecond > 0) writeStored(KEY, Math.round(bitsPerSecond))
}
