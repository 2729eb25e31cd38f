import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface MockDatabase extends DBSchema {
  /** What `world/stored-world.ts` keeps: parts of the world as JSON; null: the part is gone. */
  parts: { key: string; value: { name: string; rev: number; text: string | null }; indexes: { rev: number } }
  /** The bytes of uploads, by the file's id. */
  files: { key: number; value: Blob }
}

let opened: Promise<IDBPDatabase<MockDatabase>> | undefined

/** What the mock world keeps in the browser, shared by all its tabs. */
export function database(): Promise<IDBPDatabase<MockDatabase>> {
  opened ??= openDB<MockDatabase>('mock-world', 1, {
    upgrade(db) {
      db.createObjectStore('parts', { keyPath: 'name' }).createIndex('rev', 'rev')
      db.createObjectStore('files')
    },
  })
  return opened
}
