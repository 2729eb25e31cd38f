import { database } from '../database.ts'
import { worldInParts, type WorldStore } from './store.ts'

const LOCK = 'mock-world'

/**
 * A world in IndexedDB, shared by all tabs. Only inside `exclusive` is it up to date, and only there may it be written:
 * what the work has changed is stored before `exclusive` resolves.
 */
export function storedWorld(): WorldStore {
  /** Grows with each change of any tab; each part keeps the one that wrote it. */
  let rev = 0
  const changed = new Map<string, string | null>()
  const { put, ...world } = worldInParts((name, text) => changed.set(name, text))

  /** Takes over what other tabs have stored since. */
  async function refresh() {
    const db = await database()
    for (const part of await db.getAllFromIndex('parts', 'rev', IDBKeyRange.lowerBound(rev, true))) {
      put(part.name, part.text)
      rev = part.rev
    }
  }

  async function save() {
    if (changed.size === 0) return
    rev += 1
    const { store, done } = (await database()).transaction('parts', 'readwrite')
    const puts = [...changed].map(([name, text]) => store.put({ name, rev, text }))
    changed.clear()
    await Promise.all([...puts, done])
  }

  let waiting: (() => Promise<void>)[] = []
  let turn: Promise<void> | null = null

  /** One turn for all that wait in this tab: refreshing and storing cost more than most works. */
  async function takeTurn() {
    const works = waiting
    waiting = []
    turn = null
    await refresh()
    for (const work of works) await work()
    await save()
  }

  return {
    ...world,
    async exclusive<T>(work: () => T | Promise<T>) {
      const result = new Promise<T>((resolve, reject) => {
        waiting.push(() => Promise.resolve().then(work).then(resolve, reject))
      })
      turn ??= navigator.locks.request(LOCK, takeTurn)
      const [value] = await Promise.all([result, turn])
      return value
    },
  }
}
