import { onSessionEnd } from '#/api/session-events'
import { observable } from '#/lib/observable'
import { appPush } from './app-push'
import { hasConsent, onConsent } from './consent'
import { loadCode } from './load-code'
import { type PushSetup, type PushState, pushStateOf } from './push-state'

/** Grows whenever the answer of `pushState` may have changed. */
const asked = observable(0)
export const watchPush = asked.watch

/** The state of push now. */
export function pushState(setup: PushSetup | null): PushState {
  return pushStateOf({ setup, permission: permissionNow(), hasConsent: hasConsent('marketing') })
}

/** Whether the device's system is asked, in place of a browser. */
export const isPushOfApp = (): boolean => import.meta.env.APP_TYPE === 'mobile'

/** Asks the browser, which it shows to a press only, and then connects; gives the state that was reached. Fails if the vendor cannot be reached. */
export async function allowPush(setup: PushSetup, learnerId: number): Promise<PushState> {
  if (pushState(setup) === 'unasked') await (isPushOfApp() ? appPush()?.ask() : Notification.requestPermission())
  asked.set(asked.read() + 1)
  await connectPush(setup, learnerId)
  return pushState(setup)
}

const vendor = () => loadCode(() => import('./push-vendor'))
/** Stops waiting for the end of what is connected; null: nothing is. */
let stopWaiting: (() => void) | null = null

/**
 * Tells the vendor whom this browser or device belongs to, until the session ends or the learner withdraws what they have allowed. Nothing is
 * requested unless the learner has allowed both the vendor and push.
 */
export async function connectPush(setup: PushSetup | null, learnerId: number): Promise<void> {
  if (setup === null || pushState(setup) !== 'allowed') return
  if (!('sdk' in setup)) {
    awaitEnd()
    return appPush()?.connect(setup.appId, String(learnerId))
  }
  const { connectVendor } = await vendor()
  // Asked again: it may have been withdrawn meanwhile.
  if (pushState(setup) !== 'allowed') return
  awaitEnd()
  await connectVendor(setup, learnerId)
}

function awaitEnd(): void {
  stopWaiting?.()
  const stops = [
    // The browser or the device is nobody's any more.
    onSessionEnd(() => leavePush(({ leaveVendor }) => leaveVendor())),
    onConsent(() => {
      if (!hasConsent('marketing')) leavePush(({ endSubscription }) => endSubscription())
    }),
  ]
  stopWaiting = () => stops.forEach((stop) => stop())
}

/** Ends what is connected: in a browser by the vendor's code, in the app by the device. */
function leavePush(inBrowser: (code: Awaited<ReturnType<typeof vendor>>) => Promise<void>): void {
  stopWaiting?.()
  stopWaiting = null
  const left = isPushOfApp() ? appPush()?.leave() : vendor().then(inBrowser)
  left?.catch(() => {})
}

function permissionNow(): NotificationPermission | null {
  if (isPushOfApp()) return appPush()?.permission() ?? null
  const hasPush = 'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator
  return hasPush ? Notification.permission : null
}
