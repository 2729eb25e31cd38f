import type { DownloadFailure, KeptLesson } from '#/platform/kept-media'

/** The lesson to fetch next, in the order in which they were chosen; null: nothing waits. */
export function nextLesson<L extends Pick<KeptLesson, 'state' | 'isPaused'>>(lessons: readonly L[]): L | null {
  return lessons.find(({ state, isPaused }) => !isPaused && (state === 'pending' || state === 'loading')) ?? null
}

/** How many bytes there will be when these are the given share (0 to 1) of all; `known`: as was thought before; null share: unknown. */
export function expectedBytes(bytes: number, share: number | null, known: number): number {
  return share !== null && share > 0 ? Math.round(bytes / share) : Math.max(bytes, known)
}

/** Whole percent of what is here; null: nobody says how much there will be. */
export function percentOf({ bytes, total }: Pick<KeptLesson, 'bytes' | 'total'>): number | null {
  return total > 0 ? Math.min(100, Math.floor((100 * bytes) / total)) : null
}

/** Bytes of a video of so many seconds in a quality of so many bits per second. */
export const estimatedBytes = (seconds: number, bitrate: number): number => Math.round((seconds * bitrate) / 8)

export interface KeptGroup {
  /** Of the lessons asked about: none is here nor waits; each is here; one of the others says what happens. */
  state: 'none' | 'some' | 'pending' | 'loading' | 'paused' | 'loaded' | 'fail'
  /** How many are here, and how many have been chosen. */
  loaded: number
  chosen: number
  bytes: number
  total: number
  failure: DownloadFailure | null
}

/** What several lessons are together, for a day or a course; `ids`: all that there are. */
export function keptGroup(lessons: readonly KeptLesson[], ids: readonly string[]): KeptGroup {
  const own = lessons.filter(({ id }) => ids.includes(id))
  const failed = own.find(({ state }) => state === 'fail')
  const open = own.filter(({ state }) => state === 'pending' || state === 'loading')
  const loaded = own.filter(({ state }) => state === 'loaded').length
  const stateOf = (): KeptGroup['state'] => {
    if (own.length === 0) return 'none'
    if (open.some(({ state, isPaused }) => state === 'loading' && !isPaused)) return 'loading'
    if (open.some(({ isPaused }) => !isPaused)) return 'pending'
    if (open.length > 0) return 'paused'
    if (failed) return 'fail'
    return loaded === ids.length ? 'loaded' : 'some'
  }
  return {
    state: stateOf(),
    loaded,
    chosen: own.length,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    total: own.reduce((sum, { bytes, total }) => sum + Math.max(bytes, total), 0),
    failure: failed?.failure ?? null,
  }
}
