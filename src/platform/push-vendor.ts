import { allowScriptsOf } from './trusted-types'

/** What the brand and the school's domain say of web push: the vendor's script, our worker for it, and the school's number there. */
export interface WebPushSetup {
  sdk: string
  worker: string
  appId: string
}

/** What the vendor's script puts on the page, as far as we use it. */
interface VendorSdk {
  init: (options: { appId: string; serviceWorkerPath: string; autoResubscribe: boolean }) => Promise<void>
  login: (externalId: string) => Promise<void>
  logout: () => Promise<void>
  User: { PushSubscription: { optIn: () => Promise<void>; optOut: () => Promise<void> } }
}

type Work = (sdk: VendorSdk) => Promise<void>

declare global {
  interface Window {
    /** Work for the vendor's script, which it does once it has arrived. */
    OneSignalDeferred?: { push: (work: Work) => unknown }
  }
}

let loaded: Promise<VendorSdk> | undefined

/** Brings the vendor's script, and subscribes this browser for the learner. */
export async function connectVendor(setup: WebPushSetup, learnerId: number): Promise<void> {
  loaded ??= load(setup)
  const sdk = await loaded.catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  await sdk.login(String(learnerId))
  await sdk.User.PushSubscription.optIn()
}

/** Takes the learner's name off this browser. */
export async function leaveVendor(): Promise<void> {
  const sdk = await loaded
  await sdk?.logout()
}

/** Takes this browser off the vendor's list, and the learner's name off it. */
export async function endSubscription(): Promise<void> {
  const sdk = await loaded
  await sdk?.User.PushSubscription.optOut()
  await sdk?.logout()
}

function load({ sdk: address, worker, appId }: WebPushSetup): Promise<VendorSdk> {
  return new Promise((resolve, reject) => {
    const none: Work[] = []
    window.OneSignalDeferred ??= none
    window.OneSignalDeferred.push(async (sdk) => {
      await sdk
        .init({ appId, serviceWorkerPath: worker.replace(/^\//, ''), autoResubscribe: true })
        .then(() => resolve(sdk), reject)
    })
    allowScriptsOf(new URL(address).origin)
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The push script did not load'))
    })
    document.head.append(script)
  })
}
