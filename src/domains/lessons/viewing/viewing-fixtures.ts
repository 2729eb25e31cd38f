import { afterEach, beforeEach, vi } from 'vitest'
import { STATISTIC_TIMINGS } from '#/domains/study/lessons/lesson-fixtures'
import { type Already, followViewing, type Save } from './follow-viewing'

const place = { streamId: 301, dayId: 504, lessonId: 811 }

/** A video whose time moves with the clock, from its making on, until it is told to stop. */
export class MovingVideo extends EventTarget {
  paused = false
  #speed = 1
  #from = 0
  #since: number | null = performance.now()

  get currentTime() {
    return this.#from + (this.#since === null ? 0 : ((performance.now() - this.#since) / 1000) * this.#speed)
  }

  set currentTime(seconds: number) {
    this.#from = seconds
    if (this.#since !== null) this.#since = performance.now()
  }

  get playbackRate() {
    return this.#speed
  }

  set playbackRate(speed: number) {
    const at = this.currentTime
    this.#speed = speed
    this.currentTime = at
  }

  stand() {
    this.#from = this.currentTime
    this.#since = null
  }

  move() {
    this.#since ??= performance.now()
  }

  override dispatchEvent(event: Event) {
    if (['pause', 'waiting', 'seeking', 'ended'].includes(event.type)) this.stand()
    if (['playing', 'seeked'].includes(event.type) && !this.paused) this.move()
    return super.dispatchEvent(event)
  }
}

/** Follows a new video that plays a lesson. */
export function watch(lessonId = 811, already: Already | null = null, timings = STATISTIC_TIMINGS) {
  const video = new MovingVideo()
  return { video, ...follow(video, lessonId, already, timings) }
}

/** Follows a video; `tell` fires an event of it. */
export function follow(
  video: Parameters<typeof followViewing>[0],
  lessonId = 811,
  already: Already | null = null,
  timings = STATISTIC_TIMINGS,
  countsPlays = true,
) {
  const save = vi.fn<Save>()
  const end = followViewing(video, { ...place, lessonId, countsPlays }, timings, save, already)
  ends.push(end)
  const tell = async (event: string) => {
    video.dispatchEvent(new Event(event))
    // The lock between tabs is granted asynchronously.
    for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return { save, end, tell }
}

const ends: (() => void)[] = []
/** The clock and the timers of a test move by its hand. */
export function withOwnClock(): void {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
