import type { WebPushSetup } from './push-vendor'

/** What push needs to know: in the app for phones the school's number at the vendor alone. */
export type PushSetup = WebPushSetup | Pick<WebPushSetup, 'appId'>

/**
 * Whether the school can reach the learner while the app is closed. `off`: it cannot, or the learner has not allowed the vendor;
 * `refused`: the browser has been told to keep it away, which only the learner can change there; `unasked`: the browser may be asked.
 */
export type PushState = 'off' | 'unasked' | 'refused' | 'allowed'

interface PushFacts {
  setup: PushSetup | null
  /** The browser's own answer; null: it has no push. */
  permission: NotificationPermission | null
  hasConsent: boolean
}

/** The state of push. A refusal is told also without consent, since it asks nothing of the vendor. */
export function pushStateOf({ setup, permission, hasConsent }: PushFacts): PushState {
  if (setup === null || permission === null) return 'off'
  if (permission === 'denied') return 'refused'
  if (!hasConsent) return 'off'
  return permission === 'granted' ? 'allowed' : 'unasked'
}
