import { useEffect } from 'react'
import { sayTitle } from './say-title'

/**
 * Focuses and announces the title of a page that comes after the route's own announcement, as an error page does and one whose file is
 * loaded when needed; and, when it leaves, that of the screen that takes its place at the same address. Call it after `useDocumentTitle`.
 */
export function useLateTitle(): void {
  useEffect(() => {
    const { pathname } = location
    sayTitle()
    return () => {
      // The other screen's title comes with the same change. Another path has its announcement, and a learner elsewhere is left there.
      setTimeout(() => location.pathname === pathname && document.activeElement === document.body && sayTitle())
    }
  }, [])
}
