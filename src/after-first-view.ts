import { readToken } from './api/token-store'
import { loadFonts } from './brand/load-fonts'
import { markPresses } from './ui/mark-presses'

/** Completes the page after its first view: `fonts` is the address of their style sheet, `loadParts` loads what it does without until then. */
export function afterFirstView(fonts: string, loadParts: () => void): void {
  loadFonts(fonts)
  markPresses()
  if (readToken() === null) onFirstInteraction(loadParts)
  else loadParts()
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
