import homeSheet from '../home.css?url'
import wholeSheet from '../styles.css?url'
import { loadTexts, type TextsArea } from './language'

/** Each area builds on those before it. */
const TEXTS = { home: ['home'], app: ['home', 'app'], study: ['home', 'app', 'study'] } as const

const sheets = new Map<string, Promise<void>>()

const linkOf = (sheet: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${sheet}"]`)

/** Adds a style sheet once; a load that failed may be tried again. */
function loadSheet(sheet: string): Promise<void> {
  const known = sheets.get(sheet)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    // The boot script has already linked one for a signed-in screen.
    const asked = linkOf(sheet)
    if (asked?.sheet) return resolve()
    const link = asked ?? document.createElement('link')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      sheets.delete(sheet)
      reject(new TypeError('Unable to preload CSS for the app'))
    })
    if (asked) return undefined
    link.rel = 'stylesheet'
    link.href = sheet
    return document.head.append(link)
  })
  sheets.set(sheet, load)
  return load
}

/**
 * Loads the styles and texts of an area, with those that it builds on; a load that failed may be tried again. The page's first bytes contain
 * those of `start`; for the shell and home the whole sheet does as well, if it is already on its way.
 */
export async function loadStylesAndTexts(area: TextsArea): Promise<void> {
  if (area === 'start') return
  const sheet = area === 'home' && !linkOf(wholeSheet) ? homeSheet : wholeSheet
  await Promise.all([loadSheet(sheet), ...TEXTS[area].map(loadTexts)])
}
