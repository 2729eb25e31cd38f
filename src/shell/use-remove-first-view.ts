import { useLayoutEffect } from 'react'

/** Takes the still view away in the frame in which the running one stands. The form adopts its text before (child effects run first). */
export function useRemoveFirstView(): void {
  useLayoutEffect(() => {
    document.getElementById('first-view')?.remove()
  }, [])
}
