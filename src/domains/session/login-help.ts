export interface HelpFacts {
  isRegistrationEnable: boolean
  /** The build has the registration's screen. */
  hasSignup: boolean
  /** How to get a login, in the language shown. */
  instructionUrl: string | null
}

export type LoginHelp = { kind: 'register' } | { kind: 'instruction'; url: string } | null

/** The line under the sign-in: registration where it is enabled, else the instruction where there is one. */
export function loginHelp({ isRegistrationEnable, hasSignup, instructionUrl }: HelpFacts): LoginHelp {
  if (isRegistrationEnable && hasSignup) return { kind: 'register' }
  return instructionUrl === null || isRegistrationEnable ? null : { kind: 'instruction', url: instructionUrl }
}
