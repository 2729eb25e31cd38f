// Runs as the page's one inline script, before any file of the app has arrived: applies the language and the theme, shows the
// still view, requests the first data and the files of the screen. Keep it small: it is part of every page's first bytes.
import { dropEarlyAnswers } from '../api/early-answers'
import { reloadOnce } from '../api/release'
import { TOKEN_KEY } from '../api/token-store'
import { readRaw } from '../platform/storage'
import { FONTS_KEY, MINI_KEY, THEME_KEY } from '#/platform/storage'
import { paintBrowser } from '#/platform/theme'
import { routeAt } from './address'
import { askEarly } from './ask-early'
import { COURSE_NAME_ID } from './course-name-place'
import { area, data, fromAddress, isSignedIn, locale, route, token, view } from './facts'

declare global {
  interface FirstView {
    /** The form was sent before its code was there. */
    submitted: boolean
    /** A word is being composed (an input method): the running form waits for its end. */
    composing: boolean
    /** The first screen is drawn: nobody takes early answers any more. */
    isOver: boolean
    /** The app's code has come. */
    isRunning: boolean
    /** The app cannot start: reloads once per build, then shows a message. */
    fail: () => Promise<void>
    /** Token that the address carried; it has been removed from the address already. */
    addressToken: string | null
    /** Requests the files of the signed-in screen at a path (without the base), each file once. */
    preload: (path: string) => void
  }
}

const root = document.documentElement
root.lang = locale
const theme = readRaw(THEME_KEY)
if (theme === 'light' || theme === 'dark') {
  root.dataset['theme'] = theme
  paintBrowser(theme)
}
if (readRaw(MINI_KEY) === true) root.dataset['mini'] = ''

const firstView: FirstView = {
  requests: new Map(),
  token,
  submitted: false,
  composing: false,
  isOver: false,
  isRunning: false,
  fail,
  addressToken: fromAddress?.token ?? null,
  preload: (screenPath) => routeAt(data.routes, screenPath)?.[1].forEach(preload),
}
window.firstView = firstView

const show = (id: string) => {
  const template = document.getElementById(id)
  if (template instanceof HTMLTemplateElement) document.getElementById('first-view')?.append(template.content)
}
if (view) show(view === 'login' ? `still-login-${locale}` : 'still-shell')

// Where the screen has a head of its own on phones, the frame's would stand for a moment only.
if (view === 'shell' && route && data.ownHead.includes(route[0]))
  for (const part of document.querySelectorAll('#first-view header,#first-view .h-bar'))
    part.classList.add('max-tablet:hidden')

// Placeholders of home alone are taken away on other screens: a line and a title suit every screen.
if (view === 'shell' && area !== 'home')
  for (const bone of document.querySelectorAll('#main>*+*+*,#main>*+*>*+*')) bone.remove()

// Another tab signs out or somebody else in: what this one has asked for and shows belongs to the learner before.
addEventListener('storage', ({ key }) => {
  if (firstView.isRunning || (key && key !== TOKEN_KEY)) return
  dropEarlyAnswers()
  document.getElementById(COURSE_NAME_ID)?.replaceChildren()
})

let hasFailed = false
/** A release has removed the files that this page names, or there is no connection: reload once, then show a message with a way on. */
async function fail() {
  if (hasFailed) return
  hasFailed = true
  if (!(await reloadOnce())) show(`still-failure-${locale}`)
}
// A file that is missing or is no script fails at once; any other obstacle shows when the page has loaded and the code still does not run.
const failUnlessRunning = () => {
  if (!firstView.isRunning) void fail()
}
addEventListener('load', failUnlessRunning)
document.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && failUnlessRunning(), true)
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLElement && 'reload' in target.dataset) location.reload()
})

document.addEventListener('submit', (event) => {
  // What is submitted is a form; the event's type only knows of a target.
  if (!document.getElementById('first-view')?.contains(event.target as Node)) return
  event.preventDefault()
  firstView.submitted = true
  event.submitter?.setAttribute('aria-busy', 'true')
})

document.addEventListener('compositionstart', () => (firstView.composing = true))
document.addEventListener('compositionend', () => (firstView.composing = false))

const link = (rel: string, file: string, more = {}) => {
  const element = Object.assign(document.createElement('link'), { rel, href: data.base + file, ...more })
  // The app asks again for what is not there.
  element.addEventListener('error', () => element.remove())
  document.head.append(element)
}
// Letters are drawn in fonts that this device has loaded before, without waiting for the app's code to apply them.
const [keptFonts, ...fontFiles] = [readRaw(FONTS_KEY)].flat()
if (keptFonts === `${locale} ${data.base}${data.fonts}`) {
  for (const file of fontFiles) link('preload', String(file), { as: 'font', type: 'font/woff2', crossOrigin: '' })
  link('stylesheet', data.fonts)
}
const asked = new Set<number>()
function preload(file: number) {
  if (asked.has(file)) return
  asked.add(file)
  link('modulepreload', `assets/${data.files[file]}.js`)
}
const areas = view === 'login' ? ['start'] : ['start', 'home', ...(area === 'home' ? [] : ['app', area])]
const sheet = data.sheets[area === 'home' ? 'home' : 'app']
const files = [
  ...(isSignedIn ? data.shell : []),
  ...(route?.[1] ?? []),
  ...areas.flatMap((area) => data.texts[locale]?.[area] ?? []),
]
// The first frame is drawn sooner without the requests; the app's code, which takes the answers, comes much later than either.
const afterFirstFrame = [
  // The styles first: the first render waits for them.
  ...(view !== 'login' && sheet ? [() => link('stylesheet', sheet)] : []),
  () => askEarly(firstView),
  ...files.map((file) => () => preload(file)),
]
// The processor is free while the code downloads: making the first number and date format now keeps their cost out of the render.
if (isSignedIn) {
  afterFirstFrame.push(
    () => void new Intl.NumberFormat(locale).format(0),
    () => void new Intl.DateTimeFormat(locale).format(0),
  )
}
/** Runs the tasks one at a time, so that a key press or a frame waits for one of them at most. */
function goOn() {
  const act = afterFirstFrame.shift()
  if (!act) return
  act()
  setTimeout(goOn)
}
// A page in the background draws no frames.
if (document.hidden) goOn()
else requestAnimationFrame(() => setTimeout(goOn))
