import { type Entry, type EntryFile, entryOf } from './entry'

/** An entry that was made just now, with the given changes. */
export function makeEntry(change: Partial<Entry> = {}): Entry {
  const made = { id: 'id', kind: 'kind', queue: 'queue', payload: null, files: [], createdAt: 0 }
  return { ...entryOf(made, 1), ...change }
}

/** A file that got to the server at this time (epoch ms); null: it has not. */
export function uploadedAt(at: number | null): EntryFile {
  return { name: 'a.jpg', type: 'image/jpeg', size: 1, uploaded: at === null ? null : { id: 7, at } }
}
