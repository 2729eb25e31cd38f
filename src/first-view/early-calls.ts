import type { Query } from '../api/address'

type EarlyCall = [path: string, query?: Query]

const CONFIGURATION: EarlyCall[] = [['domain-config'], ['external-application-config']]
const LEARNER: EarlyCall[] = [
  ['user'],
  ['user-course-streams', { expand: 'course' }],
  ['payment-subscription'],
  ['user-score/amount'],
]

/** The calls that the first screen surely makes: configuration for everybody, the learner's own with a token. */
export function earlyCalls(signedIn: boolean): EarlyCall[] {
  return signedIn ? [...CONFIGURATION, ...LEARNER] : CONFIGURATION
}
