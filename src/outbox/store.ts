import type { Entry, NewEntry } from './entry'

/** Where entries wait. A change of one entry is made as a whole or not at all, also against other tabs. */
export interface OutboxStore {
  all: () => Promise<readonly Entry[]>
  /** Keeps a new entry at the end of its queue; fails where the device refuses. */
  add: (made: NewEntry, blobs: readonly Blob[]) => Promise<void>
  /** Changes an entry that is still there; `end` is the place behind all others. */
  change: (id: string, to: (entry: Entry, end: number) => Entry) => Promise<Entry | null>
  /** Removes an entry with its files; `readyAt`: when its queue may send again. */
  remove: (id: string, readyAt?: number) => Promise<void>
  /** The bytes of a file; null where the device has lost them. */
  blob: (id: string, file: number) => Promise<Blob | null>
  /** When a queue may send again, in epoch ms. */
  readyAt: (queue: string) => Promise<number>
}
