import { useEffect } from 'react'
import { announce } from './announce'

/**
 * Focuses and announces the title of a page that comes after the route's own announcement, as an error page does and one whose file is
 * loaded when needed; and, when it leaves, that of the screen that takes its place at the same address. Call it after `useDocumentTitle`.
 */
export function useLateTitle(): void {
  useEffect(() => {
    const { pathname } = location
    focusTitle()
    return () => {
      // The other screen's title comes with the same change. Another path has its announcement.
      setTimeout(() => location.pathname === pathname && focusTitle())
    }
  }, [])
}

function focusTitle() {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  announce(document.title)
}
