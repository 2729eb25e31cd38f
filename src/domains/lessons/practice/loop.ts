import { clockText } from '#/lib/clock-text'

/** A part of a video that is repeated, in seconds of the video. */
export interface Loop {
  from: number
  to: number
}

/** Nobody can follow a shorter part. Seconds. */
const SHORTEST = 0.5
/** A part of which only one end was chosen. Seconds. */
const USUAL = 5

const tenths = (seconds: number) => Math.round(seconds * 10) / 10
const within = (seconds: number, low: number, high: number) => Math.min(Math.max(seconds, low), high)

/** Reads a part as an address names it, `12.5-18`; null where it names none. */
export function readLoop(text: string | undefined): Loop | null {
  const [, from, to] = /^(\d{1,6}(?:\.\d)?)-(\d{1,6}(?:\.\d)?)$/.exec(text ?? '') ?? []
  if (from === undefined || to === undefined) return null
  const loop = { from: Number(from), to: Number(to) }
  return loop.to - loop.from >= SHORTEST ? loop : null
}

/** Writes a part for an address, to a tenth of a second: `12.5-18`. */
export const loopText = ({ from, to }: Loop) => `${tenths(from)}-${tenths(to)}`

/** "0:12.5": a position to a tenth of a second. */
export function preciseClock(seconds: number, locale: string): string {
  const near = tenths(seconds)
  const tenth = tenths(near % 1)
  const rest = tenth === 0 ? '' : new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(tenth).slice(1)
  return clockText(near) + rest
}

/** The part as far as a video of `length` seconds has it: an address may be older than the file; null: it has nothing of it. */
export function loopWithin(loop: Loop | null, length: number): Loop | null {
  if (!loop || loop.to <= length) return loop
  return length - loop.from >= SHORTEST ? { from: loop.from, to: length } : null
}

/** Moves one end within a video of `length` seconds; where it passes the other end, that one keeps five seconds away. */
export function moveEnd(loop: Loop | null, end: keyof Loop, seconds: number, length: number): Loop {
  if (end === 'from') {
    const from = within(tenths(seconds), 0, length - SHORTEST)
    return { from, to: loop && loop.to - from >= SHORTEST ? loop.to : Math.min(from + USUAL, length) }
  }
  const to = within(tenths(seconds), SHORTEST, length)
  return { from: loop && to - loop.from >= SHORTEST ? loop.from : Math.max(to - USUAL, 0), to }
}

/** Takes in what was said from `from` to `to`: outside of the present part it is added, with all between; inside, it is the part from now on. */
export function withPart(loop: Loop | null, { from, to }: Loop): Loop {
  const part = { from: tenths(from), to: Math.max(tenths(to), tenths(from) + SHORTEST) }
  if (!loop || (part.from >= loop.from && part.to <= loop.to)) return part
  return { from: Math.min(loop.from, part.from), to: Math.max(loop.to, part.to) }
}
