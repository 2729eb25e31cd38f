import type { World } from './model.ts'

/** Increased when the stored form changes; an older world is then replaced by a new one. */
export const WORLD_VERSION = 2
const STORAGE_KEY = 'mock-world'

/** Where a world lives: in the page's storage, shared with reloads and other tabs, or in memory. */
export interface WorldStore {
  read(): World | null
  write(world: World): void
  clear(): void
  /** Runs one change at a time: two requests must not start from the same state. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
}

export function storedWorld(): WorldStore {
  return {
    read() {
      const text = localStorage.getItem(STORAGE_KEY)
      if (text === null) return null
      try {
        // Our own key, which contains the version.
        const world = JSON.parse(text) as World
        return world.version === WORLD_VERSION ? world : null
      } catch {
        return null
      }
    },
    write: (world) => localStorage.setItem(STORAGE_KEY, JSON.stringify(world)),
    clear: () => localStorage.removeItem(STORAGE_KEY),
    exclusive: async (work) => navigator.locks.request(STORAGE_KEY, work),
  }
}

/** Keeps a copy per write, so that a refused call cannot leave half a change behind. */
export function memoryWorld(): WorldStore {
  let text: string | null = null
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: () => (text === null ? null : (JSON.parse(text) as World)),
    write(world) {
      text = JSON.stringify(world)
    },
    clear() {
      text = null
    },
    exclusive(work) {
      const next = last.then(work)
      last = next.catch(() => {})
      return next
    },
  }
}
