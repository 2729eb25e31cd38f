import { useEffect, useState } from 'react'

/** Whether the component has been shown for so long, in ms: for what waits until everything has come, but not for ever. */
export function useHasWaited(ms: number): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return hasWaited
}
