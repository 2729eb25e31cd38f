import { useCallback, useRef } from 'react'

/** Lets one sending run at a time: a second press comes before the first has been drawn as loading. */
export function usePressOnce(): (send: (onSettled: () => void) => void) => void {
  const isSending = useRef(false)
  return useCallback((send) => {
    if (isSending.current) return
    isSending.current = true
    send(() => {
      isSending.current = false
    })
  }, [])
}
