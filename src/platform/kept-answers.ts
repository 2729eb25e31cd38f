import { type DBSchema, openDB } from 'idb'
import { withoutQuery } from '#/lib/without-query'
import { deleteOfEverybody } from './delete-of-everybody'
import { keptAnswersDatabase } from './storage'

/** How long an answer is good for where nothing newer can be had. */
const KEPT_MS = 86_400_000

/** An answer of the server as it came, of which the device keeps the last one for each address. */
export interface KeptAnswer {
  text: string
  status: number
  headers: [name: string, value: string][]
  /** In epoch ms, by the server's clock. */
  keptAt: number
}

interface AnswersDatabase extends DBSchema {
  /** By path and search of the address. */
  answers: { key: string; value: KeptAnswer }
  /** Whatever needs the answers of a path for longer. */
  pins: { key: [path: string, owner: string]; value: true }
  /** The token whose answers these are, as a digest. */
  facts: { key: 'token'; value: string }
}

export type KeptAnswers = Awaited<ReturnType<typeof openKeptAnswers>>

/** What the server has answered one learner on this device. Fails where the device refuses; wiped with all of the learner's (`wipeLearner`). */
export async function openKeptAnswers(learnerId: number) {
  const db = await openDB<AnswersDatabase>(keptAnswersDatabase(learnerId), 1, {
    upgrade(made) {
      made.createObjectStore('answers')
      made.createObjectStore('pins')
      made.createObjectStore('facts')
    },
    // A sign-out wipes it in whichever tab.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase | null)?.close()
    },
  })

  /** Tells whether an address belongs to a pinned path, whatever its query. */
  async function readPins(): Promise<(address: string) => boolean> {
    const pins = await db.getAllKeys('pins')
    return (address) => pins.some(([path]) => withoutQuery(address).endsWith(`/${path}`))
  }

  return {
    /** The last answer; null where there is none, or it is too old and nothing needs it. */
    async read(address: string, now: number): Promise<KeptAnswer | null> {
      const kept = await db.get('answers', keyOf(address))
      if (!kept) return null
      return isFresh(kept, now) || (await readPins())(address) ? kept : null
    },

    async keep(address: string, answer: KeptAnswer): Promise<void> {
      await db.put('answers', answer, keyOf(address))
    },

    /** Keeps the answers of a path (as a call has it, without its query) for as long as `owner` needs them, those to come included. */
    async pin(path: string, owner: string): Promise<void> {
      await db.put('pins', true, [path, owner])
    },

    /** Takes back all pins of an owner. */
    async unpin(owner: string): Promise<void> {
      const change = db.transaction('pins', 'readwrite')
      const pins = await change.store.getAllKeys()
      const own = pins.filter(([, one]) => one === owner)
      await Promise.all([...own.map((key) => change.store.delete(key)), change.done])
    },

    /** Notes whose answers these are: the learner's own, with this token. */
    async claim(token: string): Promise<void> {
      await db.put('facts', await digest(token), 'token')
    },

    /** Whether a token is known to be this learner's. */
    async isOf(token: string): Promise<boolean> {
      return (await db.get('facts', 'token')) === (await digest(token))
    },

    /** Forgets what is older than a day and what nobody needs; without `now` everything but what is pinned. */
    async sweep(now = Number.POSITIVE_INFINITY): Promise<void> {
      const isPinned = await readPins()
      const change = db.transaction('answers', 'readwrite')
      for (let row = await change.store.openCursor(); row; row = await row.continue()) {
        if (!isFresh(row.value, now) && !isPinned(row.key)) void row.delete()
      }
      await change.done
    },

    /** Bytes of each answer. */
    sizes: async (): Promise<number[]> => (await db.getAll('answers')).map(({ text }) => new Blob([text]).size),

    close: () => db.close(),
  }
}

/** Bytes of each answer that is kept for a learner; none where the device refuses. */
export const keptAnswerSizes = (learnerId: number): Promise<number[]> =>
  withAnswers(learnerId, (answers) => answers.sizes()).catch(() => [])

/** Forgets a learner's answers, but not what a kept lesson needs. */
export const forgetKeptAnswers = (learnerId: number): Promise<void> =>
  withAnswers(learnerId, (answers) => answers.sweep()).catch(() => {})

async function withAnswers<T>(learnerId: number, work: (answers: KeptAnswers) => Promise<T>): Promise<T> {
  // Asking alone must not leave an empty database where nothing is kept.
  const all = await indexedDB.databases()
  if (!all.some(({ name }) => name === keptAnswersDatabase(learnerId))) throw new Error('Nothing is kept')
  const answers = await openKeptAnswers(learnerId)
  try {
    return await work(answers)
  } finally {
    answers.close()
  }
}

/** Forgets the answers of all learners of this device. */
export const wipeAllKeptAnswers = (): Promise<void> => deleteOfEverybody(keptAnswersDatabase)

/** A clock that was set back makes nothing younger than it is. */
const isFresh = ({ keptAt }: KeptAnswer, now: number): boolean => Math.abs(now - keptAt) < KEPT_MS

function keyOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The token itself stands in one place alone. */
async function digest(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
