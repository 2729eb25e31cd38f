import { database } from './database.ts'

const memory = new Map<number, Blob>()

/** Keeps the bytes of an upload: in memory and, where possible, in IndexedDB, so that they survive a reload. */
export async function keepBytes(id: number, file: Blob): Promise<void> {
  memory.set(id, file)
  if (typeof indexedDB === 'undefined') return
  try {
    await (await database()).put('files', file, id)
  } catch {
    // Safari's private windows store no files.
  }
}

/** The bytes of an upload; null: none were kept. */
export async function readBytes(id: number): Promise<Blob | null> {
  const known = memory.get(id)
  if (known || typeof indexedDB === 'undefined') return known ?? null
  return (await (await database()).get('files', id)) ?? null
}

/** Forgets all uploads, as a new world begins without any. */
export async function forgetBytes(): Promise<void> {
  memory.clear()
  if (typeof indexedDB !== 'undefined') await (await database()).clear('files')
}
