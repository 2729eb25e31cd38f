import { ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'

const KEY = 'typed-email'

/** What stands in the sign-in's email field: the recovery starts with it, and it stands there again after the way back. */
export function typedEmail(): string {
  const kept = readRaw(KEY, ofTab)
  return typeof kept === 'string' ? kept : ''
}

export function keepTypedEmail(email: string): void {
  writeStored(KEY, email, ofTab)
}

/** Once somebody has signed in: it may be anybody's turn next. */
export function forgetTypedEmail(): void {
  removeStored(KEY, ofTab)
}
