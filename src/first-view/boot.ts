// Runs as the page's one inline script, before any file of the app has arrived: chooses the language and the theme, shows the
// still view, requests the first data and the files of the screen. Keep it small: it is part of every page's first bytes.
import { apiUrl } from '../api/address'
import type { TimedResponse } from '../api/early-answers'
import { apiHeaders } from '../api/headers'
import { reloadOnce } from '../api/reload-once'
import { readToken } from '../api/token-store'
import { learnerKey, readRaw } from '../platform/storage'
import { routeAt, splitToken, stillView } from './address'
import { COURSE_NAME_ID, courseName } from './course-name'
import type { FirstViewData } from './data'
import { dayPlaylist } from './day-playlist'
import { type EarlyCall, statusCall } from '../domains/courses/calls'
import { startVariant } from '../domains/lessons/player/start-variant'
import { callAfterStreams, dayOfPath, earlyCalls, streamOfPath } from './early-calls'
import { LAST_STREAM_KEY, MINI_KEY, THEME_KEY } from '../platform/stored-keys'
import { PHONE } from '../platform/phone-width'
import { paintBrowser } from '../platform/theme-colour'
import { wantedLocale } from '../platform/wanted-locale'

declare global {
  interface FirstView {
    locale: string
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
    bring: (path: string) => void
  }
}

const data: FirstViewData = JSON.parse(document.getElementById('first-view-data')?.textContent ?? '')

const fromAddress = splitToken(location.href)
if (fromAddress) history.replaceState(history.state, '', fromAddress.clean)

const locale = wantedLocale(data.locales, readRaw)
const root = document.documentElement
root.lang = locale
const theme = readRaw(THEME_KEY)
if (theme === 'light' || theme === 'dark') {
  root.dataset['theme'] = theme
  paintBrowser(theme)
}
if (readRaw(MINI_KEY) === true) root.dataset['mini'] = ''

const requests: FirstView['requests'] = new Map()
const firstView: FirstView = {
  requests,
  locale,
  submitted: false,
  composing: false,
  isOver: false,
  isRunning: false,
  fail,
  addressToken: fromAddress?.token ?? null,
  bring: (screenPath) => routeAt(data.routes, screenPath)?.[1].forEach(bring),
}
window.firstView = firstView

const token = readToken()
const path = location.pathname.slice(data.base.length)
// A token in the address means that a learner is signing in: the frame is shown while a slow server answers.
const view = fromAddress ? 'shell' : stillView(path, token !== null, data.routes)
const show = (id: string) => {
  const template = document.getElementById(id)
  if (template instanceof HTMLTemplateElement) document.getElementById('first-view')?.append(template.content)
}
if (view) show(view === 'login' ? `still-login-${locale}` : 'still-shell')

const route = routeAt(data.routes, view === 'login' ? '' : path || 'home')
const area = route?.[2] ?? 'app'
// Placeholders of home alone are taken away on other screens: a line and a title suit every screen.
if (view === 'shell' && area !== 'home')
  for (const bone of document.querySelectorAll('#main>*+*+*,#main>*+*>*+*')) bone.remove()

/** For files of any origin, without our cookies. */
const FOREIGN: RequestInit = { credentials: 'omit' }

let hasFailed = false
/** A release has removed the files that this page names, or there is no connection: reload once, then show a message with a way on. */
async function fail() {
  if (hasFailed) return
  hasFailed = true
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
  if (!(await reloadOnce(build))) show(`still-failure-${locale}`)
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
  if (!document.getElementById('first-view')?.contains(event.target as Node)) return
  event.preventDefault()
  firstView.submitted = true
  event.submitter?.setAttribute('aria-busy', 'true')
})

document.addEventListener('compositionstart', () => (firstView.composing = true))
document.addEventListener('compositionend', () => (firstView.composing = false))

const signedIn = token !== null && view === 'shell' && !fromAddress

/** After the first frame, which is drawn sooner without it; the app's code, which takes the answers, comes much later than either. */
function askEarly() {
  if (data.mock) return
  const server = { ...data.server, origin: data.server.origin || location.origin, lang: locale }
  const headers = apiHeaders({ appId: data.server.appId, appType: 'web', lang: locale }, token)
  const keep = (url: string, init: RequestInit) => {
    const key = `GET ${url}`
    // Once the first screen is drawn nobody takes the answer; and the app may have requested it already.
    if (firstView.isOver || requests.has(key)) return undefined
    const askedAt = Date.now()
    const answer: Promise<TimedResponse> = fetch(url, init)
    // The screen that takes the answer handles the failure; an answer that nobody takes must not count as an unhandled rejection.
    answer.then(
      (response) => (response.travel = [askedAt, Date.now()]),
      () => {},
    )
    requests.set(key, answer)
    return answer
  }
  const ask = ([callPath, query]: EarlyCall) =>
    keep(apiUrl(server, 'v1', callPath, query), { headers, redirect: 'error' })
  const answers = new Map(earlyCalls(signedIn, path).map((call) => [call[0], ask(call)]))
  const bodyOf = async (callPath: string): Promise<unknown> => (await answers.get(callPath))?.clone().json()
  const askStages = async (streamId: number) => {
    const call = callAfterStreams(await bodyOf('user-course-streams'), streamId)
    if (!call) return
    answers.set(call[0], ask(call))
    const dayNumber = dayOfPath(path)
    if (dayNumber !== null) await askPlaylist(dayNumber, [call[0], statusCall(streamId)[0]])
  }
  const askPlaylist = async (dayNumber: number, paths: string[]) => {
    const [stages, status] = await Promise.all(paths.map(bodyOf))
    const lesson = Number(new URLSearchParams(location.search).get('lesson'))
    const playlist = dayPlaylist(stages, status, { dayNumber, lesson, isPhone: matchMedia(PHONE).matches })
    const master = playlist && (await keep(new URL(playlist, location.href).href, FOREIGN))
    if (!master) return
    const media = startVariant({ text: await master.clone().text(), url: master.url })
    if (media) void keep(media.url, FOREIGN)
  }
  const nameCourse = async () => {
    const place = document.getElementById(COURSE_NAME_ID)
    const paths = ['user-course-streams', 'user', 'payment-subscription']
    const [streams, user, subscriptions] = await Promise.all(paths.map(bodyOf))
    const sentAt = (await answers.get('user'))?.headers.get('date')
    const lastStreamOf = (learnerId: unknown) => readRaw(learnerKey(Number(learnerId), LAST_STREAM_KEY))
    const now = sentAt ? new Date(sentAt) : new Date()
    if (place) place.textContent = courseName({ user, streams, subscriptions }, { now, lastStreamOf })
  }
  const streamId = streamOfPath(path)
  const follow = streamId !== null ? () => askStages(streamId) : area === 'home' ? nameCourse : null
  // The screen that takes the answer shows the failure.
  if (signedIn) follow?.().catch(() => {})
}

const link = (rel: string, file: string) => {
  const element = document.createElement('link')
  element.rel = rel
  element.href = data.base + file
  document.head.append(element)
}
const brought = new Set<number>()
function bring(file: number) {
  if (brought.has(file)) return
  brought.add(file)
  link('modulepreload', `assets/${data.files[file]}.js`)
}
const areas = view === 'login' ? ['start'] : ['start', 'home', ...(area === 'home' ? [] : ['app', area])]
// The styles first: the first render waits for them, the first paint does not.
const sheet = data.sheets[area === 'home' ? 'home' : 'app']
if (view !== 'login' && sheet) link('stylesheet', sheet)
const files = [
  ...(signedIn ? data.shell : []),
  ...(route?.[1] ?? []),
  ...areas.flatMap((area) => data.texts[locale]?.[area] ?? []),
]
const afterFirstFrame = [askEarly, ...files.map((file) => () => bring(file))]
// The processor is free while the code downloads: making the first number and date format now keeps their cost out of the render.
if (signedIn) {
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
