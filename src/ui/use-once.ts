import { useRef } from 'react'

/** Runs one work at a time: a second press comes before the first has been drawn as loading, and is dropped. */
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
