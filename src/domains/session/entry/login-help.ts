export interface HelpFacts {
  isRegistrationEnable: boolean
  /** How to get a login, in the language shown. */
  instructionUrl: string | null
}

export type LoginHelp = { kind: 'register' } | { kind: 'instruction'; url: string } | null

/** The line below the sign-in: registration where it is enabled, else the instruction where there is one. */
export function loginHelp({ isRegistrationEnable, instructionUrl }: HelpFacts): LoginHelp {
  if (isRegistrationEnable) return { kind: 'register' }
  return instructionUrl === null ? null : { kind: 'instruction', url: instructionUrl }
}
