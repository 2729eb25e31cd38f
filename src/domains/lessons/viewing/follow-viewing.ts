import {
  countRun,
  type Increment,
  markEnded,
  NOTHING_VIEWED,
  type Run,
  startViewing,
  type StatisticTimings,
  takeIncrement,
} from '#/domains/study/lessons/viewed-time'

export interface ViewingPlace {
  streamId: number
  dayId: number
  lessonId: number
}

/** A lesson's video; `countsPlays`: false for an explanation, which no round consists of. */
export interface Followed extends ViewingPlace {
  countsPlays: boolean
}

/** A video that was playing before it could be followed. */
export interface Already {
  /** How much of it has been played and not been counted, in ms. */
  ms: number
  /** Where it started, in seconds. */
  from: number
}

export type Save = (increment: Increment, how: { leaving: boolean }) => void

/** A play that starts before this starts at the beginning: the player does not resume there either. */
const BEGINNING_SECONDS = 5
/** Lock requests are answered at once, unless another tab has the turn. */
const AT_ONCE_MS = 1000
const STOPS = ['pause', 'waiting', 'seeking', 'emptied', 'error'] as const

/** Videos whose play has been counted and which have not ended since: a play is counted once, however often following starts anew. */
const begun = new WeakSet<EventTarget>()

/**
 * Counts how much of a lesson is really played and passes increments to `save`: every `saveTimeoutMs`, when the page is left, and at the
 * end. A play is counted where it starts from the beginning, or again after the end. Of several tabs that play the same lesson one
 * counts. `already`: null where the video is not playing yet. Returns a function that stops it.
 */
export function followViewing(
  video: EventTarget & { readonly paused?: boolean; readonly playbackRate: number; readonly currentTime: number },
  place: Followed,
  timings: StatisticTimings,
  save: Save,
  already: Already | null = null,
): () => void {
  let viewed = NOTHING_VIEWED
  let alreadyMs = already?.ms ?? 0
  let run: Run | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let release: (() => void) | undefined

  const count = () => {
    if (run) ({ viewed, run } = countRun(viewed, run, performance.now(), video.currentTime))
  }
  const newRun = (): Run => ({
    at: performance.now(),
    from: video.currentTime,
    speed: video.playbackRate,
    countedMs: 0,
  })
  // What has played until now was played at the speed before.
  const takeSpeed = () => {
    count()
    if (run) run = newRun()
  }
  const hand = ({ leaving = false } = {}) => {
    count()
    const { increment, rest } = takeIncrement(viewed, timings)
    viewed = rest
    if (increment) save(increment, { leaving })
  }
  const stop = () => {
    count()
    run = null
    alreadyMs = 0
    clearInterval(timer)
    release?.()
    release = undefined
  }
  const startFrom = (seconds: number) => {
    if (release) return
    const askedAt = performance.now()
    const isNewPlay = place.countsPlays && (viewed.hasEnded || seconds < BEGINNING_SECONDS)
    release = holdSingleTab(`lesson-statistic-${place.streamId}-${place.dayId}-${place.lessonId}`, () => {
      viewed = startViewing(viewed, isNewPlay && !begun.has(video))
      if (isNewPlay) begun.add(video)
      run = newRun()
      // After a wait, another tab has counted that time.
      if (run.at - askedAt < AT_ONCE_MS) viewed = { ...viewed, ms: viewed.ms + alreadyMs }
      alreadyMs = 0
      timer = setInterval(() => hand(), timings.saveTimeoutMs)
    })
  }
  const start = () => startFrom(video.currentTime)
  const end = () => {
    stop()
    viewed = markEnded(viewed)
    begun.delete(video)
  }
  const leave = () => hand({ leaving: true })
  // Not every browser fires `playing` again after a seek within what is buffered.
  const goOn = () => {
    if (!video.paused) start()
  }
  if (already) startFrom(already.from)

  const following = new AbortController()
  const { signal } = following
  video.addEventListener('playing', start, { signal })
  video.addEventListener('seeked', goOn, { signal })
  video.addEventListener('ended', end, { signal })
  video.addEventListener('ratechange', takeSpeed, { signal })
  // A jump moves the position before it is told.
  video.addEventListener('timeupdate', count, { signal })
  for (const event of STOPS) video.addEventListener(event, stop, { signal })
  globalThis.addEventListener?.('pagehide', leave, { signal })
  return () => {
    following.abort()
    stop()
    hand()
    // Too little to save: the play is counted when it goes on.
    if (viewed.plays > 0) begun.delete(video)
  }
}

/** Calls back once no other tab has the turn of this name; returns a function that releases it. Where locks are missing or refused every tab has it. */
function holdSingleTab(name: string, onTurn: () => void): () => void {
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
    .request(name, { signal: cancel.signal }, () => {
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
