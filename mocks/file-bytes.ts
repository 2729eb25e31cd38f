const DATABASE = 'mock-files'
const STORE = 'files'
const memory = new Map<number, Blob>()

/** Keeps the bytes of an upload: in memory and, where possible, in IndexedDB, so that they survive a reload. */
export async function keepBytes(id: number, file: Blob): Promise<void> {
  memory.set(id, file)
  if (typeof indexedDB === 'undefined') return
  try {
    await done((await open('readwrite')).put(file, id))
  } catch {
    // Safari's private windows store no files.
  }
}

/** The bytes of an upload; null: none were kept. */
export async function readBytes(id: number): Promise<Blob | null> {
  const known = memory.get(id)
  if (known || typeof indexedDB === 'undefined') return known ?? null
  const store = await open('readonly')
  const value: unknown = await done(store.get(id))
  return value instanceof Blob ? value : null
}

/** Forgets all uploads, as a new world begins without any. */
export async function forgetBytes(): Promise<void> {
  memory.clear()
  if (typeof indexedDB !== 'undefined') await done((await open('readwrite')).clear())
}

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  const database = await done(request)
  const store = database.transaction(STORE, mode).objectStore(STORE)
  // Nothing keeps a connection open between two uploads.
  store.transaction.addEventListener('complete', () => database.close())
  return store
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
