import {
  addPlay,
  addViewed,
  type Increment,
  markEnded,
  NOTHING_VIEWED,
  type StatisticTimings,
  takeIncrement,
} from '../viewed-time'

export interface ViewingPlace {
  streamId: number
  dayId: number
  lessonId: number
}

export type Save = (increment: Increment, how: { leaving: boolean }) => void

const STOPS = ['pause', 'waiting', 'seeking', 'emptied', 'error'] as const

/**
 * Counts how much of a lesson is really played and passes increments to `save`: every `saveTimeoutMs`, when the page is left, and at the
 * end. Of several tabs that play the same lesson one counts. `alreadyMs`: it is playing, and has played this much; null: it is not.
 * Returns a function that stops it.
 */
export function followViewing(
  video: EventTarget & { readonly paused?: boolean; readonly playbackRate?: number },
  place: ViewingPlace,
  timings: StatisticTimings,
  save: Save,
  alreadyMs: number | null = null,
): () => void {
  let viewed = { ...NOTHING_VIEWED, ms: alreadyMs ?? 0 }
  let countedAt: number | null = null
  let speed = 1
  let isFresh = true
  let timer: ReturnType<typeof setInterval> | undefined
  let release: (() => void) | undefined

  const count = () => {
    if (countedAt === null) return
    const now = performance.now()
    viewed = addViewed(viewed, now - countedAt, speed, timings)
    countedAt = now
  }
  // What has played until now was played at the speed before.
  const takeSpeed = () => {
    count()
    speed = video.playbackRate ?? 1
  }
  const hand = (leaving: boolean) => {
    count()
    const { increment, rest } = takeIncrement(viewed, timings)
    viewed = rest
    if (increment) save(increment, { leaving })
  }
  const stop = () => {
    count()
    countedAt = null
    clearInterval(timer)
    release?.()
    release = undefined
  }
  const start = () => {
    if (release) return
    release = holdTurn(place, () => {
      if (isFresh) viewed = addPlay(viewed)
      isFresh = false
      countedAt = performance.now()
      timer = setInterval(() => hand(false), timings.saveTimeoutMs)
    })
  }
  const end = () => {
    stop()
    viewed = markEnded(viewed)
    isFresh = true
  }
  const leave = () => hand(true)
  // Not every browser fires `playing` again after a seek within what is buffered.
  const goOn = () => {
    if (!video.paused) start()
  }
  takeSpeed()
  if (alreadyMs !== null) start()

  video.addEventListener('playing', start)
  video.addEventListener('seeked', goOn)
  video.addEventListener('ended', end)
  video.addEventListener('ratechange', takeSpeed)
  for (const event of STOPS) video.addEventListener(event, stop)
  globalThis.addEventListener?.('pagehide', leave)
  return () => {
    stop()
    hand(false)
    video.removeEventListener('playing', start)
    video.removeEventListener('seeked', goOn)
    video.removeEventListener('ended', end)
    video.removeEventListener('ratechange', takeSpeed)
    for (const event of STOPS) video.removeEventListener(event, stop)
    globalThis.removeEventListener?.('pagehide', leave)
  }
}

/** Calls back once no other tab counts this lesson; returns a function that releases the turn. Where locks are missing or refused every tab counts. */
function holdTurn({ streamId, dayId, lessonId }: ViewingPlace, onTurn: () => void): () => void {
  if (!navigator.locks) {
    onTurn()
    return () => undefined
  }
  const cancel = new AbortController()
  let giveAway: (() => void) | undefined
  const turn = new Promise<void>((resolve) => {
    giveAway = resolve
  })
  navigator.locks
    .request(`lesson-statistic-${streamId}-${dayId}-${lessonId}`, { signal: cancel.signal }, () => {
      if (cancel.signal.aborted) return
      onTurn()
      return turn
    })
    .catch(() => {
      // Refused, as in a browser that stores nothing for this page; otherwise released before its turn came.
      if (!cancel.signal.aborted) onTurn()
    })
  return () => {
    cancel.abort()
    giveAway?.()
  }
}
