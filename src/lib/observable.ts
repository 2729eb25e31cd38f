/** A value that says when it has changed; `watch` returns a function that stops the calls. Made for `useSyncExternalStore`. */
export function observable<T>(first: T) {
  let value = first
  const watchers = new Set<() => void>()
  return {
    read: (): T => value,
    set: (next: T): void => {
      if (next === value) return
      value = next
      for (const watcher of watchers) watcher()
    },
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
