// What loads in idle time, in this order. Whatever needs one of these before, or after a failure, loads it itself.
import type { RegisteredRouter } from '@tanstack/react-router'
import { warmApi } from '#/api/client'
import { loadCode } from '#/platform/load-code'
import { savesData } from '#/platform/device'
import { loadStylesAndTexts } from '#/platform/styles-and-texts'
import { ToastCard } from '#/ui/toasts/toast-region'
import { DiagnosisModal, RouteError } from './lazy-pages'

const completePage = () => loadCode(() => import('#/after-first-view'))

/** First, on every page: fonts and what else completes it. */
export const loadAfterFirstView = (fonts: string) =>
  completePage().then(({ afterFirstView }) => afterFirstView(fonts, loadCommonParts), doWithout)

/** On every page, at once or for a guest with the first interaction. The error page, too: it would not come when the connection is lost. */
function loadCommonParts() {
  for (const load of [
    () => loadStylesAndTexts('app'),
    warmApi,
    ToastCard.preload,
    RouteError.preload,
    DiagnosisModal.preload,
  ])
    load().catch(doWithout)
}

/** For a learner: what works behind the screens. Its styles stand in the app’s sheet. */
export const loadBackground = () => loadCode(() => import('./background'), 'app')

/** On every page: what is kept for reading offline, or no longer. Mock builds answer without a line. */
export const loadOffline = () => loadCode(() => import('./offline/follow-offline'), 'app')

/** For a learner of a school with a socket. */
export const loadRealtime = () => loadCode(() => import('./realtime/start-realtime'))

/** Where a school has third parties, and somebody has allowed them. */
export const loadThirdParties = () => loadCode(() => import('#/analytics/third-parties'))

const NEXT_SCREENS = ['/_auth/course/$streamId/calendar/', '/_auth/course/$streamId/calendar/$dayNumber'] as const

/** For a learner: what the next presses are likely to open, so that they wait for data only. Then a screen’s own (`usePreload`). */
export async function loadNextScreens(router: RegisteredRouter): Promise<void> {
  if (savesData()) return
  for (const id of NEXT_SCREENS) {
    // One after the other: what the learner opens meanwhile has the network to itself.
    // oxlint-disable-next-line no-await-in-loop
    await router.loadRouteChunk(router.routesById[id])
  }
  if (globalThis.ManagedMediaSource ?? globalThis.MediaSource) await loadCode(() => import('hls.js/light'))
}

function doWithout() {}
