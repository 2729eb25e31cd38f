import { useLayoutEffect } from 'react'

/**
 * Removes the still view in the same frame in which a running screen is drawn: at once, or when the code of a waiting screen has
 * arrived. The form has adopted its text by then (child effects run first).
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
