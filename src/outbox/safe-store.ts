import type { OutboxStore } from './store'
import { memoryStore } from './memory-store'

/** The device has no room, or keeps nothing for this page. */
export class OutboxRefused extends Error {
  constructor(cause: unknown) {
    super('The device cannot keep an entry', { cause })
    this.name = 'OutboxRefused'
  }
}

/**
 * The device's store, and for what it refuses the page's own memory, as long as `mayHold` says that it can be sent at once; else adding
 * fails with `OutboxRefused`. `kept` null: the device keeps nothing at all.
 */
export function safeStore(kept: OutboxStore | null, mayHold: () => boolean) {
  const held = memoryStore()
  const heldIds = new Set<string>()
  const storeOf = (id: string) => (heldIds.has(id) ? held : (kept ?? held))
  const store: OutboxStore = {
    all: async () => [...((await kept?.all()) ?? []), ...(await held.all())],
    async add(made, blobs) {
      try {
        if (!kept) throw new Error('No database')
        await kept.add(made, blobs)
      } catch (error) {
        if (!mayHold()) throw new OutboxRefused(error)
        heldIds.add(made.id)
        await held.add(made, blobs)
      }
    },
    change: async (id, to) => storeOf(id).change(id, to),
    remove: async (id, readyAt) => storeOf(id).remove(id, readyAt),
    blob: async (id, file) => storeOf(id).blob(id, file),
    readyAt: async (queue) => Math.max((await kept?.readyAt(queue)) ?? 0, await held.readyAt(queue)),
  }
  /** Whether an entry outlives the page. */
  const isKept = (id: string) => !heldIds.has(id)
  return { store, isKept }
}
