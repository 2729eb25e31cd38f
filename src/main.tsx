import './platform/trusted-types'
import brand from 'virtual:brand'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { isNotFound, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { track, watchEvents } from './analytics/track'
import { configureApi } from './api/client'
import { watchConnectivity } from './api/connectivity'
import { dropEarlyAnswers } from './api/early-answers'
import { createQueryClient } from './api/query-client'
import { configureReports, endpointSink, report, reportUncaught } from './api/report'
import { writeToken } from './api/token-store'
import { provideLocalBrand } from './brand/local-brand'
import { BrandProvider } from '#/domains/site-config/use-brand'
import { knownLearner } from './domains/session/entry/known-learner'
import { followSession } from './domains/session/follow/follow-session'
import { knownLocale, type Locale } from './lib/locale'
import { hasConsent } from './platform/consent'
import { applyPolicy, keptPolicy } from './platform/cookie-policy'
import { readRaw, wipeLearner, writeStored } from './platform/storage'
import { watchInstall } from './platform/install'
import { activateLocale, storeLearnerLocale, storeLocale } from './platform/language'
import { pause } from './lib/pause'
import { loadCode } from './platform/load-code'
import { holdIdle, whenIdle } from './platform/when-idle'
import { createRouter } from './router'
import { loadAfterFirstView, loadOffline } from './shell/idle-list'
import { factsAt } from './shell/route-facts'
import { configureDocumentTitle } from './ui/page/document-title'

/** How long the still view may stand while guards and loaders wait; after that the router shows its pending screen. */
const LOAD_PATIENCE_MS = 1500
/** How long everything else waits for the first frame of a day's video. */
const FRAME_PATIENCE_MS = 3000

async function start() {
  // The build's configuration; the server's part arrives with the first queries.
  provideLocalBrand(brand)
  configureDocumentTitle(brand.name)
  // Chosen by the boot script from the learner, the device, the browser or the brand.
  const locale = knownLocale(document.documentElement.lang)
  // As the last configuration on this device had it; the present one may change it (`followOffline`).
  const keeps = import.meta.env.MODE !== 'mock' && (readRaw('offline') ?? brand.isOfflineEnable) === true
  configureApi({
    origin: brand.origin || location.origin,
    v1: brand.v1,
    v2: brand.v2,
    appId: brand.appId,
    lang: locale,
    keptFor: keeps ? knownLearner : undefined,
  })
  watchConnectivity()
  if (import.meta.env.APP_TYPE !== 'mobile') watchInstall()
  applyPolicy(keptPolicy())
  if (brand.errorReportUrl)
    configureReports(endpointSink({ url: brand.errorReportUrl, consented: () => hasConsent('analytics') }))
  reportUncaught()
  if (import.meta.env.MODE === 'mock') await startMocks()

  const native =
    import.meta.env.APP_TYPE === 'mobile' ? await loadCode(() => import('./shell/native/native-app')) : undefined
  await native?.openLaunchLink()
  const queryClient = createQueryClient({ keeps })
  const router = createRouter({ queryClient })
  followSession({ client: queryClient, router })
  native?.followDevice((href) => void router.navigate({ href }))
  track('open_app', {})
  const loaded = router.load()
  await Promise.all([activateLocale(locale), Promise.race([loaded, pause(LOAD_PATIENCE_MS)])])

  // Replacing the fields would cut off a word that an input method is composing.
  if (window.firstView?.composing) {
    await new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true }))
  }
  const container = document.getElementById('root')
  if (!container) return
  const root = createRoot(container, {
    // A thing that is not there is an answer; React would print the bare object.
    onCaughtError: (error) => {
      if (!isNotFound(error)) report(error, { context: 'screen' })
    },
  })
  startTransition(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <BrandProvider>
            <RouterProvider router={router} />
          </BrandProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  )
  if (factsAt(router, router.state.location.pathname).beginsWithVideo) holdIdle(firstFrame())
  // After the first screen, early answers that nobody took are stale; and fonts were never worth waiting for.
  whenIdle(() => {
    // A guard may still be waiting to make its calls, and a loader that has just got one answer makes the next call.
    void loaded.then(() => whenIdle(dropEarlyAnswers))
    void loadAfterFirstView(brand.assets.fonts)
    if (import.meta.env.MODE !== 'mock')
      loadOffline().then(
        ({ followOffline }) => followOffline(queryClient, knownLearner),
        () => {},
      )
  })
}

/** Answers the app's calls from the mock world. */
async function startMocks() {
  const { startMockWorld } = await loadCode(() => import('../mocks/browser'))
  const { id, appId, v1, v2, isDemoAccessible, demoCourseServiceId, fileMaxSize } = brand
  const { isRegistrationEnable, isUserAnonAuthEnable } = brand
  await startMockWorld({
    brand: id,
    appId,
    v1,
    v2,
    isDemoAccessible,
    demoCourseServiceId,
    fileMaxSize,
    isRegistrationEnable,
    isUserAnonAuthEnable,
    base: import.meta.env.BASE_URL,
    addressToken: window.firstView?.addressToken ?? null,
    writeToken,
    forgetLearner: wipeLearner,
    keepUnsent: async (learnerId, messages) => {
      const { deviceStore } = await loadCode(() => import('./outbox/device-store'))
      const store = await deviceStore(learnerId, () => {})
      for (const { chatId, message, writtenAt } of messages) {
        const entry = { id: crypto.randomUUID(), kind: 'chat-message', queue: `chat.${chatId}`, files: [] }
        // One after another, so that they keep their order.
        // oxlint-disable-next-line no-await-in-loop
        await store.add({ ...entry, payload: { chatId, message }, createdAt: writtenAt * 1000 }, [])
      }
    },
    // As the app would note it; its own code for this comes later.
    closeAppOffer: () => writeStored('app-offer', { at: Date.now(), count: 1 }),
    watchEvents,
    storeLocale: (chosen: Locale) => {
      storeLocale(chosen)
      storeLearnerLocale(chosen)
    },
  })
}

/** Resolves at the first frame of the lesson's video, which has the network to itself until then; or soon, where a day shows no video. */
async function firstFrame() {
  const frame = new Promise<void>((resolve) => {
    document.addEventListener('loadeddata', () => resolve(), { capture: true, once: true })
    whenIdle(() => document.querySelector('video, .bone') ?? resolve())
  })
  await Promise.race([frame, pause(FRAME_PATIENCE_MS)])
}

if (window.firstView) window.firstView.isRunning = true
start().catch((error: unknown) => {
  report(error, { context: 'start' })
  void window.firstView?.fail()
})
