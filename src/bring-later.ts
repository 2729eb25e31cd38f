import { warmApi } from './api/client'
import { readToken } from './api/token-store'
import { loadFonts } from './brand/load-fonts'
import { ensureApp } from './platform/app-parts'
import { markPresses } from './ui/mark-presses'

/** Loads what completes the page after its first view, in the order of need; `fonts` is the address of their style sheet. */
export function bringLater(fonts: string): void {
  loadFonts(fonts)
  markPresses()
  if (readToken() === null) onFirstInteraction(bringRest)
  else bringRest()
}

/**
 * Loads what the first view does without before it is needed: the error page, too, since it would not come when the connection is lost.
 * A failure is ignored: whatever needs it loads it again.
 */
function bringRest() {
  const parts = [ensureApp, warmApi, () => import('./ui/toasts/toast-card'), () => import('./shell/route-error')]
  for (const load of parts) load().catch(() => {})
}

/** Calls back at the first interaction: a guest who only looks at the sign-in needs no more than that. */
function onFirstInteraction(act: () => void) {
  const once = new AbortController()
  const options = { capture: true, signal: once.signal }
  const begin = () => {
    once.abort()
    act()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, begin, options)
  // Typing into the still form was an interaction, too.
  if (document.activeElement instanceof HTMLInputElement) begin()
}
