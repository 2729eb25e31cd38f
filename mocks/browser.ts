import { setupWorker } from 'msw/browser'
import { isLocale, type Locale } from '#/lib/locale'
import type { AppPlugs } from './app-plugs.ts'
import { type ControlsInTurn, inTurn, worldControls } from './controls.ts'
import { keepBytes } from './file-bytes.ts'
import { keepWorker } from './keep-worker.ts'
import { NO_FAULT } from './fault-kinds.ts'
import { knownSituation } from './known-situation.ts'
import { httpHandlers } from './network.ts'
import { showPaymentPage } from './panel/payment-page.ts'
import { showPanel } from './panel/panel.ts'
import { showSocialNetwork } from './panel/social-network.ts'
import { type Server, tick, TICK_MS } from './serve.ts'
import { makesWorld, plainAddress, type Situation } from './situation.ts'
import { mockSocket } from './socket.ts'
import { showUploadProgress } from './upload-progress.ts'
import { waitingMessages } from './waiting-messages.ts'
import { worldNow } from './world/clock.ts'
import { createWorld } from './world/create-world.ts'
import { PAY_PATH } from './handlers/purchases.ts'
import { SOCIAL_PATH } from './world/domain-config.ts'
import { setSite } from './world/site.ts'
import { storedWorld } from './world/stored-world.ts'

/** Beside the sample media, which are served with the app. */
const WORKER = 'mock-worker.js'

/** Session key of `?panel=off`, which hides the panel for as long as the tab lives. */
const PANEL_KEY = 'mock-panel'

interface MockWorld extends ControlsInTurn {
  /** Signs a persona in and opens the app's home. */
  signInAs(persona: string): Promise<void>
}

declare global {
  interface Window {
    mockWorld: MockWorld
  }
}

/** Starts the mock world before anything is fetched. Never resolves when the page is being replaced. */
export async function startMockWorld(app: AppPlugs): Promise<void> {
  const { base, appId, v1, v2, fileMaxSize } = app
  const demoServiceId = app.isDemoAccessible ? app.demoCourseServiceId : null
  const gates = { isSignupOpen: app.isRegistrationEnable, isAnonOpen: app.isUserAnonAuthEnable }
  setSite({ origin: location.origin, base, appId, v1, v2, demoServiceId, fileMaxSize, ...gates })
  const address = new URL(location.href)
  const { situation, unknown } = knownSituation(address)
  // oxlint-disable-next-line no-console -- a mistake in an address concerns developers, not a screen
  for (const words of unknown) console.warn(words)
  const store = storedWorld()
  const socket = mockSocket(() => store)
  const server: Server = {
    store,
    seed: () => seed({ scenario: null, clock: null, since: null }),
    requests: [],
    tell: socket.tell,
    keepFile: keepBytes,
  }
  const controls = worldControls(server)

  function seed({ scenario, clock, since }: Pick<Situation, 'scenario' | 'clock' | 'since'>) {
    const lang = situation.lang ?? languageOfPage()
    const now = since ?? clock
    const world = createWorld({
      brand: app.brand,
      scenario: scenario ?? 'main',
      lang,
      ...(now ? { now } : {}),
    })
    store.write(world)
    return world
  }

  /** Makes the world that the address asks for, or adapts the present one to it. */
  function arrange() {
    const known = store.read()
    if (!known || known.brand !== app.brand || makesWorld(situation)) {
      if (known) forgetLearner()
      for (const { id } of known?.learners ?? []) app.forgetLearner(id)
      const world = seed(situation)
      const { clock, since } = situation
      // Not by the time since then: a scenario may have moved the clock, and `clock` was read after that.
      if (clock && since) controls.setClock(clock)
      // An address that makes a world also signs its learner in; otherwise the tour begins at the sign-in.
      const persona = makesWorld(situation) ? (situation.persona ?? world.persona) : null
      controls.change((made) => {
        made.persona = persona === 'guest' ? null : persona
      })
      app.writeToken(persona === null || persona === 'guest' ? null : controls.tokenOf(persona))
      // Nobody is there to close it.
      if (navigator.webdriver) app.closeAppOffer()
    }
    for (const { call, kind, times } of situation.faults)
      controls.setFault(call, kind === NO_FAULT ? null : kind, times ?? undefined)
    if (situation.latencyMs !== null) controls.setLatency(situation.latencyMs)
    const { lang } = situation
    if (!lang) return
    controls.change((world) => {
      for (const { user } of world.learners) user.locale = lang
    })
  }

  await store.exclusive(arrange)
  const world = makesWorld(situation) ? store.read() : null
  const waiting = world && waitingMessages(world, worldNow(world))
  if (waiting) await app.keepUnsent(waiting.learnerId, waiting.messages)
  if (situation.panel) sessionStorage.setItem(PANEL_KEY, situation.panel)
  history.replaceState(history.state, '', plainAddress(address))
  if (situation.lang) {
    app.storeLocale(situation.lang)
    // The page has chosen its language already, so it has to load again.
    if (situation.lang !== languageOfPage()) return reload()
  }

  const controlsInTurn = inTurn(controls, store)
  window.mockWorld = {
    ...controlsInTurn,
    async signInAs(persona) {
      app.writeToken(await controlsInTurn.tokenOf(persona))
      location.assign(app.base)
    },
  }
  keepWorker()
  await setupWorker(...httpHandlers(() => server), socket.handler).start({
    serviceWorker: { url: `${base}${WORKER}` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  })
  setInterval(() => void tick(server), TICK_MS)
  showUploadProgress()

  if (location.pathname.startsWith(app.base + PAY_PATH)) {
    const orderId = Number(location.pathname.slice((app.base + PAY_PATH).length))
    await showPaymentPage(controlsInTurn, orderId, app.base)
    return new Promise(() => {})
  }
  if (location.pathname.startsWith(app.base + SOCIAL_PATH)) {
    const source = location.pathname.slice((app.base + SOCIAL_PATH).length)
    await showSocialNetwork(controlsInTurn, source, app.addressToken)
    return new Promise(() => {})
  }
  if (isPanelWanted()) showPanel({ controls: controlsInTurn, app, store })
}

/** Automated browsers get the panel only if they ask for it. */
function isPanelWanted(): boolean {
  const choice = sessionStorage.getItem(PANEL_KEY)
  return choice === null ? !navigator.webdriver : choice === 'on'
}

function languageOfPage(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'en'
}

/** Removes what the app keeps, since it belongs to the previous world; only the theme is the developer's own choice. */
function forgetLearner() {
  for (const key of Object.keys(localStorage)) if (!key.includes('theme')) localStorage.removeItem(key)
  for (const key of Object.keys(sessionStorage)) if (key !== PANEL_KEY) sessionStorage.removeItem(key)
}

function reload(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}
