import { useSyncExternalStore } from 'react'
import { isOnline } from '#/api/connectivity'
import { routeChunk } from '#/api/route-chunk'
import { withApp } from '#/platform/app-parts'

interface Later<T> {
  /** Requests the code ahead of its use. */
  bring: () => void
  /** The code, or null while it is loading or offline; throws the failure to load into the screen that uses it. */
  useCode: () => T | null
}

/** Code that a screen can be drawn without and that follows at once; used the moment it is there, where `Suspense` would hold it back. */
export function later<T>(load: () => Promise<T>): Later<T> {
  const ask = routeChunk(() => withApp(load))
  const readers = new Set<() => void>()
  let isAsked = false
  let came: { code: T } | { error: unknown } | null = null
  const settle = (result: typeof came) => {
    came = result
    for (const reader of readers) reader()
  }
  const bring = () => {
    if (isAsked) return
    isAsked = true
    ask().then(
      (code) => settle({ code }),
      (error: unknown) => {
        isAsked = false
        if (!isOnline()) addEventListener('online', bring, { once: true })
        // A failure that no screen was waiting for is nobody's: the first one that needs the code asks again.
        else if (readers.size > 0) settle({ error })
      },
    )
  }
  const subscribe = (reader: () => void) => {
    readers.add(reader)
    bring()
    return () => {
      readers.delete(reader)
      // The next screen tries again.
      if (came && 'error' in came && readers.size === 0) came = null
    }
  }
  return {
    bring,
    useCode() {
      const now = useSyncExternalStore(subscribe, () => came)
      if (now && 'error' in now) throw now.error
      return now?.code ?? null
    },
  }
}
