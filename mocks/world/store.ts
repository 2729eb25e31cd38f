import type { World } from './model.ts'
import { type Parts, partsOf, worldOf } from './parts.ts'

/** Where a world lives: in the browser, shared with reloads and other tabs, or in memory. */
export interface WorldStore {
  /** A copy of the world as it was last written, so that a refused call cannot leave half a change behind. */
  read(): World | null
  write(world: World): void
  clear(): void
  /** Runs one change at a time: two requests must not start from the same state. Must not be nested. */
  exclusive<T>(work: () => T | Promise<T>): Promise<T>
}

/** A world in memory; `changed` is told each part that a write changes, with null for one that is gone. */
export function worldInParts(changed?: (name: string, text: string | null) => void) {
  const parts: Parts = new Map()

  function put(name: string, text: string | null) {
    if (text === null) parts.delete(name)
    else parts.set(name, text)
  }
  function replace(next: Parts) {
    for (const name of new Set([...parts.keys(), ...next.keys()])) {
      const text = next.get(name) ?? null
      if (text === (parts.get(name) ?? null)) continue
      put(name, text)
      changed?.(name, text)
    }
  }
  return {
    read: () => worldOf(parts),
    write: (world: World) => replace(partsOf(world)),
    clear: () => replace(new Map()),
    /** Takes over a part that another tab has written. */
    put,
  }
}

export function memoryWorld(): WorldStore {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...worldInParts(),
    exclusive(work) {
      const next = last.then(work)
      last = next.catch(() => {})
      return next
    },
  }
}
