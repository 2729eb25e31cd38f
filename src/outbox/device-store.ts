import { type DBSchema, openDB } from 'idb'
import { outboxDatabase } from '#/platform/storage'
import { type Entry, entryOf } from './entry'
import type { OutboxStore } from './store'

interface OutboxDatabase extends DBSchema {
  entries: { key: string; value: Entry; indexes: { place: number } }
  /** Bytes, by the entry's id and the file's number. */
  files: { key: [string, number]; value: Blob }
  /** When each queue may send again. */
  ready: { key: string; value: number }
}

/** What waits on this device for one learner; `onClosed`: it was wiped, and nothing is kept any more. Fails where the device refuses. */
export async function deviceStore(learnerId: number, onClosed: () => void): Promise<OutboxStore> {
  const db = await openDB<OutboxDatabase>(outboxDatabase(learnerId), 1, {
    upgrade(made) {
      made.createObjectStore('entries', { keyPath: 'id' }).createIndex('place', 'place')
      made.createObjectStore('files')
      made.createObjectStore('ready')
    },
    // A sign-out wipes it in whichever tab.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase | null)?.close()
      onClosed()
    },
    terminated: onClosed,
  })
  const all = ['entries', 'files', 'ready'] as const
  return {
    all: () => db.getAllFromIndex('entries', 'place'),

    async add(made, blobs) {
      const change = db.transaction(all, 'readwrite', { durability: 'strict' })
      const entries = change.objectStore('entries')
      const last = await entries.index('place').openCursor(null, 'prev')
      await Promise.all([
        entries.add(entryOf(made, (last?.key ?? 0) + 1)),
        ...blobs.map((blob, file) => change.objectStore('files').put(blob, [made.id, file])),
        change.done,
      ])
    },

    async change(id, to) {
      const change = db.transaction('entries', 'readwrite', { durability: 'strict' })
      const known = await change.store.get(id)
      if (!known) return null
      const last = await change.store.index('place').openCursor(null, 'prev')
      const next = to(known, (last?.key ?? 0) + 1)
      await Promise.all([change.store.put(next), change.done])
      return next
    },

    async remove(id, readyAt) {
      const change = db.transaction(all, 'readwrite')
      const known = await change.objectStore('entries').get(id)
      await Promise.all([
        change.objectStore('entries').delete(id),
        change.objectStore('files').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
        known && readyAt !== undefined ? change.objectStore('ready').put(readyAt, known.queue) : null,
        change.done,
      ])
    },

    blob: async (id, file) => (await db.get('files', [id, file])) ?? null,
    readyAt: async (queue) => (await db.get('ready', queue)) ?? 0,
  }
}
