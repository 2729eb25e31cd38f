import { KEY_PREFIX } from './stored-keys'

/** Calls back when another tab has kept something else under a key, or nothing any more. Returns the way to stop. */
export function onForeignChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY_PREFIX + key) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
