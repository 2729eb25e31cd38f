import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '#/api/clock'
import { observable } from '#/lib/observable'
import { loadCode } from '#/platform/load-code'
import type { Engine, QueuedEntry } from './engine'
import type { OutboxKind } from './kind'
import { isSettled } from './settled'

/** A file to be sent with an entry; `uploaded`: what of it is on the server already (time in epoch ms). */
export interface NewFile {
  file: File
  uploaded: { id: number; at: number } | null
}

interface Made<Payload> {
  /** Entries of one queue are sent in order: one queue for each chat or homework. */
  queue: string
  payload: Payload
  files?: readonly NewFile[]
}

export type Outbox = ReturnType<typeof makeOutbox>

const known = new WeakMap<QueryClient, Map<number, Outbox>>()

/** What one learner has made and not sent yet, on this device: the same object for all callers. */
export function outboxOf(client: QueryClient, learnerId: number): Outbox {
  const all = known.get(client) ?? new Map<number, Outbox>()
  known.set(client, all)
  const outbox = all.get(learnerId) ?? makeOutbox(client, learnerId)
  all.set(learnerId, outbox)
  return outbox
}

/** Ends what sends for a client; the next entry begins it again. */
export function stopOutboxes(client: QueryClient): void {
  for (const outbox of known.get(client)?.values() ?? []) outbox.stop()
}

function makeOutbox(client: QueryClient, learnerId: number) {
  const entries = observable<readonly QueuedEntry[]>([])
  const kinds = new Map<string, OutboxKind>()
  const arrivals = new Set<(kind: string) => void>()
  let engine: Promise<Engine> | null = null

  async function begin(): Promise<Engine> {
    const { startEngine } = await loadCode(() => import('./engine'))
    return startEngine({
      client,
      learnerId,
      kindOf: (name) => kinds.get(name),
      show: entries.set,
      arrived: (kind) => arrivals.forEach((listener) => listener(kind)),
    })
  }
  /** The running engine, or a new one where none runs: the last may have ended with its session. */
  function open(): Promise<Engine> {
    const running = engine
    engine = running ? running.then(keepAlive, begin) : begin()
    return engine
  }
  function keepAlive(running: Engine): Engine | Promise<Engine> {
    if (running.isAlive()) return running
    running.stop()
    return begin()
  }

  const stop = () =>
    void engine?.then(
      (running) => running.stop(),
      () => {},
    )

  return {
    /** Everything that waits, in order; the same array until something changes. */
    read: entries.read,
    watch: entries.watch,

    /** Calls back with the kind of each entry that this tab has sent. Returns a function that stops it. */
    onArrived(listener: (kind: string) => void): () => void {
      arrivals.add(listener)
      return () => void arrivals.delete(listener)
    },

    /** Sends what has waited since earlier visits, of these kinds. Returns a function that stops the sender. */
    start(all: readonly OutboxKind[]): () => void {
      for (const kind of all) kinds.set(kind.name, kind)
      // What cannot be loaded now is loaded with the next entry.
      void open().then(
        (running) => running.wake(),
        () => {},
      )
      return stop
    },

    /** Ends the sender, if one runs. */
    stop,

    /** Loads what keeps and sends: then `enqueue` needs no line. */
    prepare(): void {
      // What cannot be loaded now is loaded with the next entry.
      void open().catch(() => {})
    },

    /** Keeps something and begins to send it; gives its id. Fails with `OutboxRefused` where the device cannot keep it and it cannot be sent at once. */
    async enqueue<Payload>(kind: OutboxKind<Payload>, { queue, payload, files = [] }: Made<Payload>): Promise<string> {
      kinds.set(kind.name, kind)
      const running = await open()
      const id = crypto.randomUUID()
      const facts = files.map(({ file: { name, type, size }, uploaded }) => ({ name, type, size, uploaded }))
      const made = { id, kind: kind.name, queue, payload, files: facts, createdAt: serverNow() }
      await running.add(
        made,
        files.map(({ file }) => file),
      )
      return id
    },

    /** Waits until an entry needs the learner, the line or time; null: it has gone, which means that it arrived unless it was removed. */
    outcome(id: string): Promise<QueuedEntry | null> {
      return new Promise((resolve) => {
        const look = () => {
          const entry = entries.read().find((one) => one.id === id)
          if (entry && !isSettled(entry)) return
          stop()
          resolve(entry ?? null)
        }
        const stop = entries.watch(look)
        look()
      })
    },

    /** Sends a failed entry again, behind the others of its queue. */
    retry: async (id: string): Promise<void> => (await open()).retry(id),

    /** Forgets an entry. */
    remove: async (id: string): Promise<void> => (await open()).remove(id),

    /** The files of an entry, as far as the device still has them. */
    async filesOf(entry: QueuedEntry): Promise<File[]> {
      const running = await open()
      const blobs = await Promise.all(entry.files.map((_file, place) => running.blob(entry.id, place)))
      return entry.files.flatMap(({ name, type }, place) => {
        const blob = blobs[place]
        return blob ? new File([blob], name, { type }) : []
      })
    },
  }
}
