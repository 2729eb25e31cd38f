import homeSheet from '../home.css?url'
import wholeSheet from '../styles.css?url'
import { loadTexts, type TextsArea } from './language'

const sheets = new Map<string, Promise<void>>()

const linkOf = (sheet: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${sheet}"]`)

/** Adds a style sheet, asked for once, again after a failure. */
function loadSheet(sheet: string): Promise<void> {
  const known = sheets.get(sheet)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    // The boot script has asked for one where the screen is a signed-in one.
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

/** Styles and texts of the shell and home. Where the whole sheet is on its way, it holds them too. */
async function ensureFrame(): Promise<void> {
  await Promise.all([loadSheet(linkOf(wholeSheet) ? wholeSheet : homeSheet), loadTexts('home')])
}

/** What every other screen stands on: all styles, and the common texts. Never a flash: whoever draws more than is there waits for it. */
export async function ensureApp(area?: TextsArea): Promise<void> {
  await Promise.all([loadSheet(wholeSheet), loadTexts('home'), loadTexts('app'), area && loadTexts(area)])
}

/** Loads a part of the shell or of home together with what it stands on. */
export async function withFrame<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), ensureFrame()])
  return part
}

/** Loads any other part together with what it stands on; `area` names texts beyond the app's common ones. */
export async function withApp<T>(load: () => Promise<T>, area?: TextsArea): Promise<T> {
  const [part] = await Promise.all([load(), ensureApp(area)])
  return part
}
