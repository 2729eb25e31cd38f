import { KEY_PREFIX } from './stored-keys'

/** Calls back when another tab changes or removes the value under a key. Returns a function that stops it. */
export function onForeignChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY_PREFIX + key) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
