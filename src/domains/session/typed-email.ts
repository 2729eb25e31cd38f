import { filledString } from '#/lib/lax'
import { ofTab, readRaw, writeStored } from '#/platform/storage'

const KEY = 'typed-email'

/** What stands in the sign-in's email field: the recovery starts with it, and it stands there again after the way back. Null: nothing. */
export function typedEmail(): string | null {
  return filledString(readRaw(KEY, ofTab))
}

/** An empty text once somebody has signed in: it may be anybody's turn next. */
export function keepTypedEmail(email: string): void {
  writeStored(KEY, email, ofTab)
}
