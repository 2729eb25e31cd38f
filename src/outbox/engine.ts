import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { serverNow, watchClock } from '#/api/clock'
import { wireId } from '#/api/codecs'
import { isOnline } from '#/api/connectivity'
import { entity } from '#/api/entity'
import { report } from '#/api/report'
import { readToken } from '#/api/token-store'
import { uploadFile } from '#/api/upload'
import { keepUnsentCounts } from '#/platform/unsent-count'
import { deviceStore } from './device-store'
import type { Entry, NewEntry } from './entry'
import { inTurn } from './in-turn'
import type { OutboxKind } from './kind'
import { retried } from './outcome'
import { safeStore } from './safe-store'
import { sendingOf, type SenderWorld, sendQueue } from './sender'

/** All that the outbox needs to know of an uploaded file. */
const uploadedWire = entity({ id: wireId })

/** A browser's timers count no further. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What waits, as the screens see it. */
export interface QueuedEntry extends Entry {
  /** How much of the file under way has been sent, 0 to 1; null: none is, or another tab sends it. */
  progress: number | null
  /** Whether the device keeps it; otherwise it ends with the page. */
  isKept: boolean
}

interface EngineOptions {
  client: QueryClient
  learnerId: number
  kindOf: (name: string) => OutboxKind | undefined
  /** Receives what waits after each change; nothing once the session is over. */
  show: (entries: readonly QueuedEntry[]) => void
  /** Told the kind of each entry that this tab has sent. */
  arrived: (kind: string) => void
}

export type Engine = Awaited<ReturnType<typeof startEngine>>

/** Keeps and sends what one learner has made, in step with the other tabs, until `stop` or the end of the session. */
export async function startEngine({ client, learnerId, kindOf, show, arrived }: EngineOptions) {
  const token = readToken()
  let isOver = false
  let onlineSince = serverNow()
  let entries: readonly Entry[] = []
  /** Entries that this tab has sent or removed itself. */
  const own = new Set<string>()
  const progress = new Map<string, number>()
  const running = new Set<string>()
  const again = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const mayGoOn = () => !isOver && token !== null && readToken() === token

  const kept = await deviceStore(learnerId, stop).catch((error: unknown) => {
    report(error, { context: 'outbox', level: 'warn' })
    return null
  })
  const { store, isKept } = safeStore(kept, isOnline)
  const channel = openChannel(`learner.outbox.${learnerId}`)

  const showAll = () =>
    show(entries.map((entry) => ({ ...entry, progress: progress.get(entry.id) ?? null, isKept: isKept(entry.id) })))

  async function refresh() {
    if (isOver) return
    const now = await store.all()
    if (isOver) return
    // Not from before the look, which may have waited for an earlier one.
    const before = entries
    entries = now
    keepUnsentCounts(learnerId, countsOf(entries))
    showAll()
    const left = new Set(entries.map(({ id }) => id))
    for (const entry of before) {
      const kind = kindOf(entry.kind)
      if (!left.has(entry.id) && !own.has(entry.id) && kind?.isReadable(entry.payload))
        kind.onGone(sendingOf(entry, client))
    }
  }
  async function changed() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel?.postMessage(null)
    await refresh()
  }

  const world: SenderWorld = {
    client,
    store,
    kindOf,
    now: serverNow,
    line: () => ({ isOnline: isOnline(), onlineSince }),
    mayGoOn,
    changed,
    arrived(id) {
      own.add(id)
      const kind = entries.find((entry) => entry.id === id)?.kind
      if (kind !== undefined) arrived(kind)
    },
    async upload(file, { id }) {
      try {
        const sent = await uploadFile(uploadedWire, file, {
          onProgress(gone, total) {
            progress.set(id, gone / total)
            if (!isOver) showAll()
          },
        })
        return sent.id
      } finally {
        progress.delete(id)
      }
    },
  }

  async function run(queue: string): Promise<void> {
    if (running.has(queue)) {
      again.add(queue)
      return
    }
    running.add(queue)
    clearTimeout(timers.get(queue))
    try {
      const until = await inTurn(`learner.outbox.${learnerId}.${queue}`, () => sendQueue(queue, world))
      const ms = until === null ? null : Math.min(Math.max(until - serverNow(), 0), LONGEST_TIMER_MS)
      if (ms !== null && !isOver)
        timers.set(
          queue,
          setTimeout(() => void run(queue), ms),
        )
    } catch (error) {
      // A wipe takes the store away in the middle of a step.
      if (!isOver) report(error, { context: 'outbox' })
    } finally {
      running.delete(queue)
      if (again.delete(queue) && !isOver) void run(queue)
    }
  }
  function wake() {
    if (!mayGoOn()) return
    for (const queue of new Set(entries.map((entry) => entry.queue))) void run(queue)
  }

  const stopOnline = onlineManager.subscribe((online) => {
    if (online) onlineSince = serverNow()
    wake()
  })
  // A pause is counted by the server's clock.
  const stopClock = watchClock(wake)
  channel?.addEventListener('message', () => {
    // Without the store, as after a wipe, there is nothing to show.
    void refresh().then(wake, () => {})
  })

  /** Forgets nothing: what waits is sent by the next start for this learner. */
  function stop() {
    if (isOver) return
    isOver = true
    for (const timer of timers.values()) clearTimeout(timer)
    stopOnline?.()
    stopClock?.()
    channel?.close()
    show([])
  }

  await refresh()
  wake()
  return {
    stop,
    wake,
    isAlive: mayGoOn,

    /** Keeps a new entry and begins to send it; fails with `OutboxRefused`. */
    async add(made: NewEntry, blobs: readonly Blob[]): Promise<void> {
      await store.add(made, blobs)
      await changed()
      void run(made.queue)
    },
    async retry(id: string): Promise<void> {
      const entry = await store.change(id, retried)
      await changed()
      if (entry) void run(entry.queue)
    },
    async remove(id: string): Promise<void> {
      const queue = entries.find((entry) => entry.id === id)?.queue
      own.add(id)
      await store.remove(id)
      await changed()
      if (queue !== undefined) void run(queue)
    },
    blob: store.blob,
  }
}

/** How many entries there are of each kind. */
function countsOf(entries: readonly Entry[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    // Refused: other tabs see the change when they next look.
    return null
  }
}
