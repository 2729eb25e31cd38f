import type { ProfileField } from '#/brand/profile-fields'
import { isBirthday } from '#/lib/dates'
import { checkEmail, type EmailFault, type EmailOptions, normaliseEmail } from '#/lib/email'
import { typedDate } from '#/lib/typed-date'

export type ProfileFault = 'too_long' | 'birthday' | 'instagram' | 'instagram_example' | 'gender' | EmailFault

/** Shown in the empty field, and therefore refused as a name. */
export const INSTAGRAM_EXAMPLE = 'your.name'
/** Limit of the contract for names and city (2.2). */
const MAX_NAME_LENGTH = 64
const INSTAGRAM = /^(?!\.)(?!.*\.\.)(?!.*\.$)[\w.]{1,30}$/

/** What is wrong with a required field of the profile, or null. Phones are checked by `checkedPhone`, whose rules have to be loaded. */
export function profileFault(field: ProfileField, value: string, options: EmailOptions): ProfileFault | null {
  const text = value.trim()
  if (text === '') return 'empty'
  switch (field) {
    case 'firstName':
    case 'lastName':
    case 'city':
      return text.length > MAX_NAME_LENGTH ? 'too_long' : null
    case 'email':
      return checkEmail(normaliseEmail(text), options).fault
    case 'birthday':
      return isBirthday(typedDate(text)) ? null : 'birthday'
    case 'instagramId':
      if (text.toLowerCase() === INSTAGRAM_EXAMPLE) return 'instagram_example'
      return INSTAGRAM.test(text) ? null : 'instagram'
    case 'gender':
      return text === 'M' || text === 'F' ? null : 'gender'
    case 'phone':
      return null
  }
}

/** The required fields that are empty; all of them when none is, since the server wants the profile confirmed. */
export function fieldsToAsk(
  required: readonly ProfileField[],
  user: Partial<Record<ProfileField, string | null>>,
): ProfileField[] {
  const empty = required.filter((field) => !user[field]?.trim())
  return empty.length > 0 ? empty : [...required]
}
