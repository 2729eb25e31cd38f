import { type DBSchema, openDB } from 'idb'
import { keptFilesDatabase } from './storage'

interface FilesDatabase extends DBSchema {
  files: { key: string; value: readonly File[] }
}

/**
 * Files that a learner has chosen and not sent yet, under the name of what they are for; wiped with the drafts (`wipeLearner`). Each call
 * opens the database for itself, so that a wipe never waits.
 */
export function keptFiles(learnerId: number, name: string) {
  async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
    const db = await open(learnerId)
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }
  return {
    /** None where nothing is kept, or the device refuses. */
    read: (): Promise<readonly File[]> =>
      withDatabase(async (db) => (await db.get('files', name)) ?? []).catch(() => []),

    /** Keeps these in place of those before; false where the device refuses. */
    keep: (files: readonly File[]): Promise<boolean> =>
      withDatabase(async (db) => {
        await (files.length > 0 ? db.put('files', files, name) : db.delete('files', name))
        return true
      }).catch(() => false),
  }
}

const open = (learnerId: number) =>
  openDB<FilesDatabase>(keptFilesDatabase(learnerId), 1, {
    upgrade: (made) => void made.createObjectStore('files'),
  })
