import { accessTarget, type AccessTarget, type Demands, stepOfScreen } from '#/domains/account/access-steps'
import {
  isMobileOnly,
  type OpenedRoute,
  type PurchaseTarget,
  purchaseTarget,
} from '#/domains/subscriptions/purchase-guard'
import type { Subscription } from '#/domains/subscriptions/model'

export interface AccessFacts {
  user: Demands
  /** Null while not loaded: nothing is decided by it then. */
  streams: readonly { isOptionalPurchase: boolean }[] | null
  subscriptions: readonly Pick<Subscription, 'isActive' | 'isLifetime' | 'courseServiceType'>[] | null
}

export type AccessVerdict =
  | { kind: 'pass' }
  /** A mobile-only learner: the web shows one page, whatever the address. */
  | { kind: 'unavailable' }
  | { kind: 'step'; target: AccessTarget }
  /** The screen of a step that is not demanded (any more). */
  | { kind: 'done' }
  | { kind: 'no-subscription'; target: PurchaseTarget }

/** The guard chain of a signed-in learner, in the order of the specification; `isApp`: in the app for phones, which lets mobile-only learners in. */
export function accessVerdict(
  route: OpenedRoute,
  { user, streams, subscriptions }: AccessFacts,
  isApp = import.meta.env.APP_TYPE === 'mobile',
): AccessVerdict {
  if (!isApp && subscriptions && isMobileOnly(subscriptions)) return { kind: 'unavailable' }
  const step = accessTarget(route.name, user)
  if (step) return { kind: 'step', target: step }
  if (stepOfScreen(route.name)?.isDemanded(user) === false) return { kind: 'done' }
  const purchase = purchaseTarget(route, { streams, subscriptions })
  return purchase ? { kind: 'no-subscription', target: purchase } : { kind: 'pass' }
}
