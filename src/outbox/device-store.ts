import { type DBSchema, openDB } from 'idb'
import { type KeptFile, readFile, writeFiles } from '#/platform/kept-bytes'
import { outboxDatabase } from '#/platform/storage'
import { type Entry, entryOf } from './entry'
import type { OutboxStore } from './store'

interface OutboxDatabase extends DBSchema {
  entries: { key: string; value: Entry; indexes: { place: number } }
  /** Bytes, by the entry's id and the file's number. */
  files: { key: [string, number]; value: KeptFile }
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
      await writeFiles(blobs, async (kept) => {
        const change = db.transaction(all, 'readwrite', { durability: 'strict' })
        const entries = change.objectStore('entries')
        const last = await entries.index('place').openCursor(null, 'prev')
        try {
          // What is refused at once is a rejection like one that is refused later: none of the others goes unheard.
          const files = kept.map(async (one, file) => change.objectStore('files').put(one, [made.id, file]))
          const entry = async () => entries.add(entryOf(made, (last?.key ?? 0) + 1))
          await Promise.all([entry(), ...files, change.done])
        } catch (error) {
          await undone(change)
          throw error
        }
      })
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

    async blob(id, file) {
      const kept = await db.get('files', [id, file])
      return kept ? readFile(kept) : null
    },
    readyAt: async (queue) => (await db.get('ready', queue)) ?? 0,
  }
}

/** Takes a change back as a whole that failed half way, unless the browser has done so. */
async function undone(change: { abort: () => void; done: Promise<void> }): Promise<void> {
  try {
    change.abort()
  } catch {
    // It has ended.
  }
  await change.done.catch(() => {})
}
