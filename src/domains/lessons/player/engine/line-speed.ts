import { readRaw, writeStored } from '#/platform/storage'

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
