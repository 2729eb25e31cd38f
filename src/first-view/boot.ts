// Runs as the page's one inline script, before any file of the app has arrived: chooses the language and the theme, shows the
// still view, asks for the first data and for the files of the screen. Keep it small: it is part of every page's first bytes.
import { apiUrl } from '../api/address'
import { apiHeaders } from '../api/headers'
import { readToken } from '../api/token-store'
import { pickLocale } from '../lib/locale'
import { routeFiles, splitToken, stillView } from './address'
import type { FirstViewData } from './data'
import { earlyCalls } from './early-calls'
import { KEY_PREFIX, LEARNER_LOCALE_KEY, LOCALE_KEY, MINI_KEY, THEME_KEY } from '../platform/stored-keys'

declare global {
  interface FirstView {
    locale: string
    /** The form was sent before its code was there. */
    submitted: boolean
    /** A word is being composed (an input method): the running form waits for its end. */
    composing: boolean
    /** Token that the address carried; it is out of the address already. */
    addressToken: string | null
  }
}

/** A stored value, or null: storage may be refused and its contents anything. */
const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEY_PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}
const readText = (key: string) => {
  const value = read(key)
  return typeof value === 'string' ? value : null
}

const data: FirstViewData = JSON.parse(document.getElementById('first-view-data')?.textContent ?? '')

const fromAddress = splitToken(location.href)
if (fromAddress) history.replaceState(history.state, '', fromAddress.clean)

const locale = pickLocale({
  learner: readToken() === null ? null : readText(LEARNER_LOCALE_KEY),
  stored: readText(LOCALE_KEY),
  browser: navigator.languages,
  fallback: data.defaultLocale,
  allowed: data.locales,
})
const root = document.documentElement
root.lang = locale
const theme = readText(THEME_KEY)
if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
if (read(MINI_KEY) === true) root.dataset['mini'] = ''

const requests = new Map<string, Promise<Response>>()
const firstView: FirstView = { requests, locale, submitted: false, composing: false, addressToken: fromAddress?.token ?? null }
window.firstView = firstView

const token = readToken()
const path = location.pathname.slice(data.base.length)
const view = fromAddress ? null : stillView(path, token !== null)
const template = view && document.getElementById(view === 'login' ? `still-login-${locale}` : 'still-shell')
if (template instanceof HTMLTemplateElement) document.getElementById('first-view')?.append(template.content)

document.addEventListener('submit', (event) => {
  if (!document.getElementById('first-view')?.contains(event.target as Node)) return
  event.preventDefault()
  firstView.submitted = true
  event.submitter?.setAttribute('aria-busy', 'true')
})

document.addEventListener('compositionstart', () => (firstView.composing = true))
document.addEventListener('compositionend', () => (firstView.composing = false))

if (!data.mock) {
  const server = { ...data.server, origin: data.server.origin || location.origin, lang: locale }
  const headers = apiHeaders({ appId: data.server.appId, appType: 'web', lang: locale }, token)
  for (const [callPath, query] of earlyCalls(token !== null && view === 'shell')) {
    const url = apiUrl(server, 'v1', callPath, query)
    const answer = fetch(url, { headers })
    // Whoever takes the answer sees the failure; nobody else must.
    answer.catch(() => {})
    requests.set(`GET ${url}`, answer)
  }
}

const files = [...(data.texts[locale] ?? []), ...(view === 'shell' ? [...data.shell, ...routeFiles(data.routes, path || 'home')] : routeFiles(data.routes, ''))]
for (const file of new Set(files)) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = data.base + file
  document.head.append(link)
}
