import { useLayoutEffect } from 'react'

/**
 * Takes the still view away in the frame in which a running screen stands beside it: at once, or when the code of the waiting screen has
 * come. The form adopts its text before (child effects run first).
 */
export function useRemoveFirstView(): void {
  useLayoutEffect(() => {
    const still = document.getElementById('first-view')
    const root = document.getElementById('root')
    if (!still || !root) return undefined
    const removeOnceDrawn = () => {
      if (!root.querySelector('main')) return
      observer.disconnect()
      still.remove()
    }
    const observer = new MutationObserver(removeOnceDrawn)
    observer.observe(root, { childList: true, subtree: true })
    removeOnceDrawn()
    return () => observer.disconnect()
  }, [])
}
