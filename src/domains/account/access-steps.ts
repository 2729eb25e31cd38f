import type { User } from './model'

/** What the account may demand before anything else. */
export type Demands = Pick<
  User,
  'requireEmailValidate' | 'requirePhoneValidate' | 'requiredUpdatePassword' | 'requiredUpdateProfile'
>

interface AccessStep {
  isDemanded: (user: Demands) => boolean
  to: '/emailVerification' | '/phoneVerification' | '/resetPassword' | '/updateProfile'
  /** Route name of the step's own screen. */
  screen: string
  /** Names of other routes that stay open while the step is demanded. */
  allows?: readonly string[]
}

export type AccessTarget = Pick<AccessStep, 'to'>

/** Steps 2 to 5 of the guard chain, in the order of the specification: the first one demanded decides. */
const STEPS: readonly AccessStep[] = [
  { isDemanded: (user) => user.requireEmailValidate, to: '/emailVerification', screen: 'emailVerification' },
  { isDemanded: (user) => user.requirePhoneValidate, to: '/phoneVerification', screen: 'phoneVerification' },
  { isDemanded: (user) => user.requiredUpdatePassword, to: '/resetPassword', screen: 'resetPassword' },
  {
    isDemanded: (user) => user.requiredUpdateProfile,
    to: '/updateProfile',
    screen: 'updateProfile',
    allows: ['user-info-chat'],
  },
]

/** The step whose screen this is, if any. */
export const stepOfScreen = (routeName: string | undefined) => STEPS.find(({ screen }) => screen === routeName)

/** Where the account's demands send a signed-in learner, or null; the logout route always passes. */
export function accessTarget(routeName: string | undefined, user: Demands): AccessTarget | null {
  if (routeName === 'logout') return null
  const step = STEPS.find(({ isDemanded }) => isDemanded(user))
  return !step || step.screen === routeName || (routeName && step.allows?.includes(routeName)) ? null : { to: step.to }
}
