import { type Entry, entryOf } from './entry'
import type { OutboxStore } from './store'

/** Entries of this page alone, for what the device refuses to keep. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, Entry>()
  const blobs = new Map<string, readonly Blob[]>()
  const ready = new Map<string, number>()
  const end = () => Math.max(0, ...[...entries.values()].map(({ place }) => place)) + 1
  return {
    all: async () => [...entries.values()],
    async add(made, files) {
      entries.set(made.id, entryOf(made, end()))
      blobs.set(made.id, files)
    },
    async change(id, to) {
      const known = entries.get(id)
      if (!known) return null
      const next = to(known, end())
      entries.set(id, next)
      return next
    },
    async remove(id, readyAt) {
      const queue = entries.get(id)?.queue
      if (queue !== undefined && readyAt !== undefined) ready.set(queue, readyAt)
      entries.delete(id)
      blobs.delete(id)
    },
    blob: async (id, file) => blobs.get(id)?.[file] ?? null,
    readyAt: async (queue) => ready.get(queue) ?? 0,
  }
}
