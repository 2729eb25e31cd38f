import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isOnline } from '#/api/connectivity'
import { report } from '#/api/report'
import { onSessionEnd } from '#/api/session-events'
import { readToken } from '#/api/token-store'
import { inTurn } from '#/outbox/in-turn'
import { observable } from '#/lib/observable'
import { pause } from '#/lib/pause'
import { type KeptLesson, keptMedia, NO_SPACE } from '#/platform/kept-media'
import { keptMediaDatabase } from '#/platform/storage'
import { downloadLesson } from './download-lesson'
import { failureOf } from './failure-of'
import { isClosed, PartLost } from './fetch-part'
import { noteKeptIndex, watchKeptIndex } from './kept-index'
import { pinAnswers, unpinAnswers } from './pins'
import { nextLesson } from './queue'
import { estimate, freeOf, keepForGood } from '#/platform/device-space'

/** How often a part that did not come is asked for again, and how long the first pause is. */
const TRIES = 3
const FIRST_PAUSE_MS = 1000

/** For what is not asked about room. */
const NO_FACTS = { needed: 0, free: null }

/** What is kept, as the screens see it. */
export interface Shown {
  lessons: readonly KeptLesson[]
  /** The browser keeps nothing for this page, as in a private window. */
  isRefused: boolean
}

export type NewLesson = Omit<KeptLesson, 'place' | 'state' | 'isPaused' | 'failure' | 'bytes'>

export type Downloads = ReturnType<typeof makeDownloads>

const known = new WeakMap<QueryClient, Map<number, Downloads>>()

/** What one learner keeps on this device, and the queue that fetches it: the same object for all callers, until the session ends. */
export function downloadsOf(client: QueryClient, learnerId: number): Downloads {
  const all = known.get(client) ?? new Map<number, Downloads>()
  known.set(client, all)
  const before = all.get(learnerId)
  // A screen that is still there after the sign-out must not open anew what was wiped.
  const mayStay = before && (before.isAlive() || readToken() === null)
  const downloads = mayStay ? before : makeDownloads(client, learnerId)
  all.set(learnerId, downloads)
  return downloads
}

function makeDownloads(client: QueryClient, learnerId: number) {
  const token = readToken()
  const store = keptMedia(learnerId)
  const shown = observable<Shown | null>(null)
  const channel = openChannel(keptMediaDatabase(learnerId))
  let isOver = false
  let isRunning = false
  let isWanted = false
  let current: { id: string; stop: AbortController } | null = null
  const isAlive = () => !isOver && token !== null && readToken() === token

  /** Reads again what is here, and stops what is not wanted any more. */
  async function refresh(): Promise<void> {
    if (!isAlive()) return
    try {
      const lessons = await store.lessons()
      const loaded = lessons.filter(({ state }) => state === 'loaded')
      const documents = loaded.length > 0 ? await store.documentIds() : []
      if (!isAlive()) return
      const videos = [...new Set(loaded.flatMap(({ videoIds }) => videoIds))]
      noteKeptIndex(learnerId, {
        videos,
        documents,
        lessons: lessons.length,
        isWaiting: nextLesson(lessons) !== null,
      })
      shown.set({ lessons, isRefused: false })
      const isCurrent = ({ id, isPaused }: KeptLesson) => id === current?.id && !isPaused
      if (!lessons.some(isCurrent)) current?.stop.abort()
    } catch {
      shown.set({ lessons: [], isRefused: true })
    }
  }

  async function changed(): Promise<void> {
    if (!isAlive()) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel?.postMessage(null)
    await refresh()
  }

  /** One tab fetches for all, one lesson after another. */
  async function run(): Promise<void> {
    isWanted = true
    if (isRunning) return
    isRunning = true
    try {
      // A lesson may be added while the last one ends.
      while (isWanted) {
        isWanted = false
        // oxlint-disable-next-line no-await-in-loop
        await inTurn(keptMediaDatabase(learnerId), fetchAll)
      }
    } catch (error) {
      if (isAlive()) report(error, { context: 'downloads', level: 'warn' })
    } finally {
      isRunning = false
    }
  }

  async function fetchAll(): Promise<void> {
    // Each turn depends on the one before.
    // oxlint-disable no-await-in-loop
    while (isAlive() && isOnline()) {
      const lesson = nextLesson(await store.lessons())
      if (!lesson) return
      const stop = new AbortController()
      current = { id: lesson.id, stop }
      try {
        await fetchLesson(lesson, stop.signal)
      } finally {
        current = null
      }
      await changed()
    }
    // oxlint-enable no-await-in-loop
  }

  async function fetchLesson(lesson: KeptLesson, signal: AbortSignal): Promise<void> {
    await store.change(lesson.id, { state: 'loading', failure: null })
    await changed()
    try {
      const { needed, free } = await roomFor(lesson.id)
      if (free !== null && needed > free) throw new DOMException('No room', 'QuotaExceededError')
      await tryToDownload(lesson, signal)
      if (isAlive()) await store.change(lesson.id, { state: 'loaded', failure: null })
    } catch (error) {
      if (!isAlive()) return
      // A download that fails sets `fail`, as the specification says: file download failure sets fail.
      if (signal.aborted || !isOnline()) await store.change(lesson.id, { state: 'pending' })
      else await fail(lesson.id, error)
    }
  }

  /** Bytes that a lesson still needs, and that are free; null: the browser does not say. */
  async function roomFor(id: string): Promise<{ needed: number; free: number | null }> {
    const lesson = (await store.lessons()).find((one) => one.id === id)
    return { needed: Math.max(0, (lesson?.total ?? 0) - (lesson?.bytes ?? 0)), free: freeOf(await estimate()) }
  }

  async function fail(id: string, error: unknown): Promise<void> {
    const said = failureOf(error, await roomFor(id))
    const isOfHost = error instanceof PartLost && (await isClosed(error.url))
    const failure = isOfHost ? { code: 'closed' as const } : said
    if (failure.code !== NO_SPACE) report(error, { context: 'downloads', level: 'warn' })
    // What the next lessons need, there is no room for either; they wait until the learner has made some.
    await store.change(id, { state: 'fail', failure })
  }

  /** A part that did not come may come a moment later; each try goes on where the last one ended. */
  async function tryToDownload(lesson: KeptLesson, signal: AbortSignal): Promise<void> {
    for (let failed = 0; ;) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await downloadLesson({ client, store, lesson, signal, changed })
      } catch (error) {
        failed += 1
        const code = failureOf(error, NO_FACTS).code
        if (code !== 'line' || failed >= TRIES || signal.aborted || !isOnline()) throw error
        // oxlint-disable-next-line no-await-in-loop
        await pause(FIRST_PAUSE_MS * 2 ** failed)
      }
    }
  }

  async function changeAll(ids: readonly string[], part: Partial<KeptLesson>): Promise<void> {
    await Promise.all(ids.map((id) => store.change(id, part)))
    await changed()
  }

  channel?.addEventListener('message', () => void refresh())
  const stopOnline = onlineManager.subscribe((online) => {
    if (online) void run()
  })
  // It may be erased where the learner sees all that is stored here.
  const stopIndex = watchKeptIndex(learnerId, () => void refresh())
  const stopEnd = onSessionEnd(() => {
    isOver = true
    current?.stop.abort()
    stopOnline()
    stopIndex()
    stopEnd()
    channel?.close()
    shown.set({ lessons: [], isRefused: false })
  })
  void refresh().then(run)

  return {
    isAlive,
    /** Null until the device has answered; the same object until something changes. */
    read: shown.read,
    watch: shown.watch,

    /** Puts lessons into the queue. Resolves with false where the browser may erase them when the device runs out of room. */
    async keep(lessons: readonly NewLesson[]): Promise<boolean> {
      const here = shown.read()?.lessons ?? []
      const last = here.at(-1)?.place ?? 0
      const state = { state: 'pending', isPaused: false, failure: null, bytes: 0 } as const
      await store.add(lessons.map((lesson, index) => ({ ...lesson, ...state, place: last + index + 1 })))
      await pinAnswers(client, learnerId, lessons)
      await changed()
      void run()
      return here.length > 0 || (await keepForGood())
    },
    pause: (ids: readonly string[]): Promise<void> => changeAll(ids, { isPaused: true }),
    /** Goes on with what is paused, and tries again what has failed. */
    async resume(ids: readonly string[]): Promise<void> {
      await changeAll(ids, { isPaused: false, state: 'pending', failure: null })
      void run()
    },
    /** Removes lessons, or ends their download. */
    async remove(ids: readonly string[]): Promise<void> {
      await store.remove(ids)
      await unpinAnswers(learnerId, ids)
      await changed()
    },
  }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Refused: other tabs see the change when they look again.
    return null
  }
}
