import type { ProfileField } from '#/brand/profile-fields'
import { type EmailOptions, normaliseEmail } from '#/lib/email'
import { typedDate } from '#/lib/typed-date'
import { PASSWORD_LENGTH } from '#/domains/account/password-strength'
import { type ProfileFault, profileFault } from '#/domains/account/profile-fault'

/** Questions that are answered by a text. */
export type TypedKey = ProfileField | 'password'

export type AnswerFault = ProfileFault | 'short' | 'long'

/** An answer as the server gets it. */
export function answerValue(key: TypedKey, typed: string): string {
  if (key === 'email') return normaliseEmail(typed)
  return key === 'birthday' ? typedDate(typed) : typed.trim()
}

/** What is wrong with a text as an answer, or null. Phones are judged by `checkedPhone`, whose rules have to be loaded. */
export function answerFault(key: TypedKey, typed: string, options: EmailOptions): AnswerFault | null {
  if (key !== 'password') return profileFault(key, typed, options)
  const { length } = answerValue(key, typed)
  if (length === 0) return 'empty'
  if (length < PASSWORD_LENGTH.least) return 'short'
  return length > PASSWORD_LENGTH.most ? 'long' : null
}
