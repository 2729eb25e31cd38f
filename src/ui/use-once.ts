import { useRef } from 'react'

/** Runs `work` once at a time: a second press may come before the first is drawn as loading, and is dropped. */
export function useOnce<A extends unknown[]>(work: (...args: A) => Promise<void>): (...args: A) => Promise<void> {
  const isRunning = useRef(false)
  return async (...args) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await work(...args)
    } finally {
      isRunning.current = false
    }
  }
}
