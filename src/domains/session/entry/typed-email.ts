import { filledString } from '#/lib/lax'
import { ofTab, readRaw, writeStored } from '#/platform/storage'

const KEY = 'typed-email'

/** The text of a guest's email field, for the sign-in and the password recovery, whichever is opened next; null: none. */
export function typedEmail(): string | null {
  return filledString(readRaw(KEY, ofTab))
}

/** Remembers what was typed; an empty text forgets it. */
export function keepTypedEmail(email: string): void {
  writeStored(KEY, email, ofTab)
}
