import sheet from '../styles.css?url'
import { loadTexts, type TextArea } from './language'

let styles: Promise<void> | undefined

/** The app's style sheet; the page's own holds only what the first view draws. */
function loadStyles(): Promise<void> {
  styles ??= new Promise<void>((resolve, reject) => {
    // The boot script has asked for it where the screen is a signed-in one.
    const asked = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${sheet}"]`)
    if (asked?.sheet) return resolve()
    const link = asked ?? document.createElement('link')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      styles = undefined
      reject(new TypeError('Unable to preload CSS for the app'))
    })
    if (asked) return undefined
    link.rel = 'stylesheet'
    link.href = sheet
    return document.head.append(link)
  })
  return styles
}

/** What every screen but the sign-in stands on: styles and texts. Never a flash: whoever draws more than the first view waits for it. */
export async function ensureApp(area?: TextArea): Promise<void> {
  await Promise.all([loadStyles(), loadTexts('app'), area && loadTexts(area)])
}

/** Loads a part of the app together with what it stands on; `area` names texts beyond the app's common ones. */
export async function withApp<T>(load: () => Promise<T>, area?: TextArea): Promise<T> {
  const [part] = await Promise.all([load(), ensureApp(area)])
  return part
}
