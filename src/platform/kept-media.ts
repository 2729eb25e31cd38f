import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { keptMediaDatabase } from './storage'

/** The states of the specification. A lesson that is paused, or waits for a connection or its turn, is pending. */
export type DownloadState = 'pending' | 'loading' | 'loaded' | 'fail'

/** The specification's code for a device without room. */
export const NO_SPACE = 10

/**
 * Why a lesson could not be kept: no room (bytes that it needs and that are free, null where the browser does not say), no answer, a video that the school has
 * taken away, one whose host lets nobody keep it, or one that is not converted yet.
 */
export type DownloadFailure =
  | { code: typeof NO_SPACE; needed: number; free: number | null }
  | { code: 'line' | 'gone' | 'closed' | 'unconverted' | 'device' }

/** A lesson that is to be watched without a connection. */
export interface KeptLesson {
  /** Stream, day and lesson: `301.504.811`. */
  id: string
  streamId: number
  courseId: number
  courseName: string
  dayId: number
  dayNumber: number
  lessonId: number
  title: string
  /** Which of its videos are kept. */
  videoIds: readonly number[]
  /** The most that its picture may be high, in px. */
  height: number
  /** Its place in the queue, the lowest first. */
  place: number
  state: DownloadState
  isPaused: boolean
  failure: DownloadFailure | null
  /** Bytes that are here, and how many there will be as far as is known. */
  bytes: number
  total: number
  /** Kept by itself, since its day is next. */
  isAutomatic: boolean
}

export interface KeptSubtitle {
  languageCode: string
  label: string
  name: string
  text: string
}

/** A video as it was divided into parts: with its id and their names they are known, whatever their addresses were. */
export interface KeptVideo {
  id: number
  /** What its parts were made of: another quality or another division is another copy. */
  copy: string
  /** Playlists whose addresses are the names of parts; null: the parts are one file. */
  playlists: { master: string; media: Readonly<Record<string, string>> } | null
  parts: readonly string[]
  isWhole: boolean
  bytes: number
  subs: readonly KeptSubtitle[]
  poster: Blob | null
}

/** A document of a course. */
export interface KeptDocument {
  id: number
  courseId: number
  file: Blob
}

interface MediaDatabase extends DBSchema {
  lessons: { key: string; value: KeptLesson }
  videos: { key: number; value: KeptVideo }
  /** By the video's id and the part's name. */
  parts: { key: [number, string]; value: Blob }
  documents: { key: number; value: KeptDocument }
}

const STORES = ['lessons', 'videos', 'parts', 'documents'] as const

const open = (learnerId: number) =>
  openDB<MediaDatabase>(keptMediaDatabase(learnerId), 1, {
    upgrade(made) {
      made.createObjectStore('lessons', { keyPath: 'id' })
      made.createObjectStore('videos', { keyPath: 'id' })
      made.createObjectStore('parts')
      made.createObjectStore('documents', { keyPath: 'id' })
    },
  })

const partsOf = (videoId: number) => IDBKeyRange.bound([videoId, ''], [videoId, '\uFFFF'])

export type KeptMedia = ReturnType<typeof keptMedia>

/** What one learner keeps on this device to watch without a connection. Everything here fails where the device refuses. */
export function keptMedia(learnerId: number) {
  /** Opened for one piece of work and closed, so that a wipe never waits. */
  async function withDatabase<T>(work: (db: IDBPDatabase<MediaDatabase>) => Promise<T>): Promise<T> {
    const db = await open(learnerId)
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }

  return {
    /** In the order in which they are fetched. */
    lessons: (): Promise<KeptLesson[]> =>
      withDatabase(async (db) => (await db.getAll('lessons')).toSorted((a, b) => a.place - b.place)),

    /** Adds lessons; those that are here already stay as they are. */
    add: (lessons: readonly KeptLesson[]): Promise<void> =>
      withDatabase(async (db) => {
        const change = db.transaction('lessons', 'readwrite')
        const known = new Set(await change.store.getAllKeys())
        await Promise.all([
          ...lessons.filter(({ id }) => !known.has(id)).map((lesson) => change.store.put(lesson)),
          change.done,
        ])
      }),

    /** Changes a lesson; null: it has been removed meanwhile. */
    change: (id: string, part: Partial<KeptLesson>): Promise<KeptLesson | null> =>
      withDatabase(async (db) => {
        const change = db.transaction('lessons', 'readwrite')
        const known = await change.store.get(id)
        const next = known ? { ...known, ...part } : null
        await Promise.all([next && change.store.put(next), change.done])
        return next
      }),

    /** Removes lessons, with the videos that no other lesson shows and the documents of courses of which none is left. */
    remove: (ids: readonly string[]): Promise<void> =>
      withDatabase(async (db) => {
        const change = db.transaction(STORES, 'readwrite')
        const [lessons, videos, parts, documents] = STORES.map((name) => change.objectStore(name))
        const all = await change.objectStore('lessons').getAll()
        const left = all.filter(({ id }) => !ids.includes(id))
        const leftVideos = new Set(left.flatMap(({ videoIds }) => videoIds))
        const leftCourses = new Set(left.map(({ courseId }) => courseId))
        const lost = all.flatMap(({ videoIds }) => videoIds).filter((id) => !leftVideos.has(id))
        const lostDocuments = (await change.objectStore('documents').getAll()).filter(
          ({ courseId }) => !leftCourses.has(courseId),
        )
        await Promise.all([
          ...ids.map((id) => lessons?.delete(id)),
          ...lost.flatMap((id) => [videos?.delete(id), parts?.delete(partsOf(id))]),
          ...lostDocuments.map(({ id }) => documents?.delete(id)),
          change.done,
        ])
      }),

    video: (id: number): Promise<KeptVideo | undefined> => withDatabase((db) => db.get('videos', id)),
    part: (videoId: number, name: string): Promise<Blob | undefined> =>
      withDatabase((db) => db.get('parts', [videoId, name])),
    partNames: (videoId: number): Promise<string[]> =>
      withDatabase(async (db) => (await db.getAllKeys('parts', partsOf(videoId))).map(([, name]) => name)),

    /** Begins a video, or another copy of it, of which nothing is here yet. */
    beginVideo: (video: KeptVideo): Promise<void> =>
      withDatabase(async (db) => {
        const change = db.transaction(['videos', 'parts'], 'readwrite')
        await Promise.all([
          change.objectStore('videos').put(video),
          change.objectStore('parts').delete(partsOf(video.id)),
          change.done,
        ])
      }),

    /** Keeps a part, or says that the video is whole; false: it has been removed meanwhile, and nothing is kept. */
    addToVideo: (id: number, part: Partial<KeptVideo>, piece?: { name: string; bytes: Blob }): Promise<boolean> =>
      withDatabase(async (db) => {
        const change = db.transaction(['videos', 'parts'], 'readwrite')
        const known = await change.objectStore('videos').get(id)
        const bytes = (known?.bytes ?? 0) + (piece?.bytes.size ?? 0)
        await Promise.all([
          known && change.objectStore('videos').put({ ...known, bytes, ...part }),
          known && piece && change.objectStore('parts').put(piece.bytes, [id, piece.name]),
          change.done,
        ])
        return known !== undefined
      }),

    document: (id: number): Promise<KeptDocument | undefined> => withDatabase((db) => db.get('documents', id)),
    documentIds: (): Promise<number[]> => withDatabase((db) => db.getAllKeys('documents')),
    addDocument: (document: KeptDocument): Promise<void> =>
      withDatabase(async (db) => void (await db.put('documents', document))),
  }
}
