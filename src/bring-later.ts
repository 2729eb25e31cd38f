import { warmApi } from './api/client'
import { readToken } from './api/token-store'
import { loadFonts } from './brand/load-fonts'
import { ensureApp } from './platform/app-parts'

/** What makes the page whole after its first view, in the order of need. */
export function bringLater(fonts: string): void {
  loadFonts(fonts)
  if (readToken() === null) onFirstInteraction(bringRest)
  else bringRest()
}

/** What the first view does without, brought before it is asked for. A failure is left to the one who needs it: that asks again. */
function bringRest() {
  for (const load of [ensureApp, warmApi, () => import('./ui/toast-card')]) load().catch(() => {})
}

/** A guest who only looks at the sign-in needs no more than it. */
function onFirstInteraction(act: () => void) {
  const once = new AbortController()
  const options = { capture: true, signal: once.signal }
  const begin = () => {
    once.abort()
    act()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, begin, options)
  // What was typed into the still form is an interaction too.
  if (document.activeElement instanceof HTMLInputElement) begin()
}
