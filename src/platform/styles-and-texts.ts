import homeSheet from '../home.css?url'
import wholeSheet from '../styles.css?url'
import { anotherAddress } from './import-again'
import { loadTexts, type TextsArea } from './language'

/** Each area builds on those before it. */
const TEXTS = { home: ['home'], app: ['home', 'app'], study: ['home', 'app', 'study'] } as const

const sheets = new Map<string, Promise<void>>()

/** Sheets that did not arrive. */
const lost = new Set<string>()

const linkOf = (sheet: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href^="${sheet}"]`)

/** Whether a sheet has arrived; what was cut off, or is another file under its name, has no rules. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    // Of another host, which lets nobody look: it has arrived.
    return true
  }
}

/** Adds a style sheet once; a load that failed may be tried again, under another address. */
function loadSheet(sheet: string): Promise<void> {
  const known = sheets.get(sheet)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    // The boot script has already linked one for a signed-in screen, and takes it away where it fails.
    const asked = linkOf(sheet)
    if (asked && hasRules(asked)) return resolve()
    const link = asked ?? document.createElement('link')
    const fail = () => {
      link.remove()
      lost.add(sheet)
      sheets.delete(sheet)
      reject(new TypeError('Unable to preload CSS for the app'))
    }
    link.addEventListener('load', () => (hasRules(link) ? resolve() : fail()))
    link.addEventListener('error', fail)
    // It has arrived already, without rules.
    if (asked) return asked.sheet ? fail() : undefined
    link.rel = 'stylesheet'
    link.href = lost.has(sheet) ? anotherAddress(sheet) : sheet
    return document.head.append(link)
  })
  sheets.set(sheet, load)
  return load
}

/** The same, asked for once more where it was lost: without its styles nothing of the app can be used. */
const loadSheetSurely = (sheet: string): Promise<void> => loadSheet(sheet).catch(() => loadSheet(sheet))

/**
 * Loads the styles and texts of an area, with those that it builds on; a load that failed may be tried again. The page's first bytes contain
 * those of `start`; for the shell and home the whole sheet does as well, if it is already on its way.
 */
export async function loadStylesAndTexts(area: TextsArea): Promise<void> {
  if (area === 'start') return
  const sheet = area === 'home' && !linkOf(wholeSheet) ? homeSheet : wholeSheet
  await Promise.all([loadSheetSurely(sheet), ...TEXTS[area].map(loadTexts)])
}
