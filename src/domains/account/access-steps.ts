import type { User } from './model'

type Demands = Pick<
  User,
  'requireEmailValidate' | 'requirePhoneValidate' | 'requiredUpdatePassword' | 'requiredUpdateProfile'
>

interface AccessStep {
  isDemanded: (user: Demands) => boolean
  to: '/emailVerification' | '/phoneVerification' | '/resetPassword' | '/updateProfile'
  /** Route names that are open while the step is demanded. */
  allows: readonly string[]
}

export type AccessTarget = Pick<AccessStep, 'to'>

/** Steps 2 to 5 of the guard chain, in the order of the specification: the first one demanded decides. */
const STEPS: readonly AccessStep[] = [
  { isDemanded: (user) => user.requireEmailValidate, to: '/emailVerification', allows: ['emailVerification'] },
  { isDemanded: (user) => user.requirePhoneValidate, to: '/phoneVerification', allows: ['phoneVerification'] },
  { isDemanded: (user) => user.requiredUpdatePassword, to: '/resetPassword', allows: ['resetPassword'] },
  {
    isDemanded: (user) => user.requiredUpdateProfile,
    to: '/updateProfile',
    allows: ['updateProfile', 'user-info-chat'],
  },
]

/** Where the account's demands send a signed-in learner, or null; the logout route always passes. */
export function accessTarget(routeName: string, user: Demands): AccessTarget | null {
  if (routeName === 'logout') return null
  const step = STEPS.find(({ isDemanded }) => isDemanded(user))
  return !step || step.allows.includes(routeName) ? null : { to: step.to }
}
