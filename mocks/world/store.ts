import type { World } from './model.ts'

/** Raised when the stored form changes: an older world is then made anew. */
export const WORLD_VERSION = 2
const STORAGE_KEY = 'mock-world'

/** Where a world lives: in the page's storage, so that reloads and other tabs share it, or in memory. */
export interface WorldStore {
  read(): World | null
  write(world: World): void
  clear(): void
  /** One change at a time: two requests must not both start from the same state. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
}

export function storedWorld(): WorldStore {
  return {
    read() {
      const text = localStorage.getItem(STORAGE_KEY)
      if (text === null) return null
      try {
        // The key is ours alone and carries its version.
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
