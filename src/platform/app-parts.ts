import homeSheet from '../home.css?url'
import wholeSheet from '../styles.css?url'
import { importAgain } from './import-again'
import { loadTexts, type TextsArea } from './language'

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

/** Styles and texts of the shell and home; the whole sheet covers them, if it is already on its way. */
async function ensureFrame(): Promise<void> {
  await Promise.all([loadSheet(linkOf(wholeSheet) ? wholeSheet : homeSheet), loadTexts('home')])
}

/** What every other screen needs: all styles and the common texts. Screens wait for it, so that nothing flashes unstyled. */
export async function ensureApp(area?: TextsArea): Promise<void> {
  await Promise.all([loadSheet(wholeSheet), loadTexts('home'), loadTexts('app'), area && loadTexts(area)])
}

/** Loads a part of the shell or of home together with the styles and texts that it needs. */
export async function withFrame<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([importAgain(load), ensureFrame()])
  return part
}

/** Loads any other part together with the styles and texts that it needs; `area` names texts beyond the common ones. */
export async function withApp<T>(load: () => Promise<T>, area?: TextsArea): Promise<T> {
  const [part] = await Promise.all([importAgain(load), ensureApp(area)])
  return part
}
