import { type DBSchema, openDB } from 'idb'
import { type KeptFile, readFile, writeFiles } from './kept-bytes'
import { keptFilesDatabase } from './storage'

interface FilesDatabase extends DBSchema {
  files: { key: string; value: readonly KeptFile[] }
}

/** Opens the database for one piece of work and closes it, so that a wipe never waits. */
async function withDatabase<T>(
  learnerId: number,
  work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const db = await open(learnerId)
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

/** Files that a learner has chosen and not sent yet, under the name of what they are for; wiped with the drafts (`wipeLearner`). */
export function keptFiles(learnerId: number, name: string) {
  return {
    /** None where nothing is kept, or the device refuses. */
    read: (): Promise<readonly File[]> =>
      withDatabase(learnerId, async (db) => filesOf((await db.get('files', name)) ?? [])).catch(() => []),

    /** Keeps these in place of those before; false where the device refuses. */
    keep: (files: readonly File[]): Promise<boolean> =>
      withDatabase(learnerId, async (db) => {
        if (files.length === 0) await db.delete('files', name)
        else await writeFiles(files, (kept) => db.put('files', kept, name))
        return true
      }).catch(() => false),
  }
}

/** All files of a learner, whatever they are for; none where the device refuses. */
export const allKeptFiles = (learnerId: number): Promise<readonly File[]> =>
  withDatabase(learnerId, async (db) => filesOf((await db.getAll('files')).flat())).catch(() => [])

/** Each was chosen as a file, and keeps its name. */
const filesOf = (kept: readonly KeptFile[]): readonly File[] =>
  kept.map(readFile).filter((file): file is File => file instanceof File)

/** Forgets them all. */
export const forgetKeptFiles = (learnerId: number): Promise<void> =>
  withDatabase(learnerId, (db) => db.clear('files')).catch(() => {})

const open = (learnerId: number) =>
  openDB<FilesDatabase>(keptFilesDatabase(learnerId), 1, {
    upgrade: (made) => void made.createObjectStore('files'),
  })
