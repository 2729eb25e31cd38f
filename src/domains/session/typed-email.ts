import { filledString } from '#/lib/lax'
import { ofTab, readRaw, writeStored } from '#/platform/storage'

const KEY = 'typed-email'

/** The text of the sign-in's email field, for the password recovery and for when the sign-in is opened again; null: none. */
export function typedEmail(): string | null {
  return filledString(readRaw(KEY, ofTab))
}

/** Remembers what was typed; an empty text forgets it. */
export function keepTypedEmail(email: string): void {
  writeStored(KEY, email, ofTab)
}
