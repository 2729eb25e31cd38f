import { loadCode } from '#/platform/load-code'
import { cueText } from './cue-text'

export interface Cue {
  /** Seconds. */
  start: number
  end: number
  text: string
}

type MarkedCue = Pick<VTTCue, 'startTime' | 'endTime' | 'text'>

const isTextCue = (cue: TextTrackCue): cue is VTTCue => 'text' in cue

/** The cues of a track, as parsed by the browser. */
export const cuesOfTrack = (list: TextTrackCueList) => readableCues(Array.from(list).filter(isTextCue))

/** Cues in order of time, with their text; empty ones are left out. */
export function readableCues(marked: Iterable<MarkedCue>): Cue[] {
  return Array.from(marked, ({ startTime, endTime, text }) => ({ start: startTime, end: endTime, text: cueText(text) }))
    .filter((cue) => cue.text !== '')
    .toSorted((a, b) => a.start - b.start)
}

/** Index of the last cue that has begun, -1 before the first. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  let low = 0
  let high = cues.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((cues[middle]?.start ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Parses WebVTT where there is no video element to do so. */
export async function parseCues(text: string): Promise<Cue[]> {
  const { parseText } = await loadCode(() => import('media-captions'))
  const { cues } = await parseText(text, { type: 'vtt', strict: false })
  return readableCues(cues)
}
