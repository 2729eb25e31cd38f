import { accessTarget, type AccessTarget } from '#/domains/account/access-steps'
import type { User } from '#/domains/account/model'
import { isMobileOnly } from '#/domains/subscriptions/mobile-only'
import type { Subscription } from '#/domains/subscriptions/model'
import { type PurchaseTarget, purchaseTarget } from '#/domains/subscriptions/purchase-guard'

type Demands = Pick<
  User,
  'requireEmailValidate' | 'requirePhoneValidate' | 'requiredUpdatePassword' | 'requiredUpdateProfile'
>

export interface AccessFacts {
  user: Demands
  /** Null while not loaded: nothing is decided by them then. */
  streams: readonly { isOptionalPurchase: boolean }[] | null
  subscriptions: readonly Pick<Subscription, 'isActive' | 'isLifetime' | 'courseServiceType'>[] | null
}

export type AccessVerdict =
  | { kind: 'pass' }
  /** A mobile-only learner: the web shows one page, whatever the address. */
  | { kind: 'unavailable' }
  | { kind: 'step'; target: AccessTarget }
  /** A step's screen that nothing demands (any more). */
  | { kind: 'done' }
  | { kind: 'no-subscription'; target: PurchaseTarget }

/** The screens of the steps, and what each is there for. */
const STEP_SCREENS: Record<string, (user: Demands) => boolean> = {
  emailVerification: (user) => user.requireEmailValidate,
  phoneVerification: (user) => user.requirePhoneValidate,
  resetPassword: (user) => user.requiredUpdatePassword,
  updateProfile: (user) => user.requiredUpdateProfile,
}

/** The guard chain of a signed-in learner, in the order of the specification. */
export function accessVerdict(routeName: string, { user, streams, subscriptions }: AccessFacts): AccessVerdict {
  if (subscriptions && isMobileOnly(subscriptions)) return { kind: 'unavailable' }
  const step = accessTarget(routeName, user)
  if (step) return { kind: 'step', target: step }
  if (STEP_SCREENS[routeName]?.(user) === false) return { kind: 'done' }
  const purchase = purchaseTarget(routeName, { streams, subscriptions })
  return purchase ? { kind: 'no-subscription', target: purchase } : { kind: 'pass' }
}
