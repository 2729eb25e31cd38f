import type { BrandConfig } from '#/brand/brand-config'
import type { ProfileField } from '#/brand/profile-fields'
import { normaliseEmail } from '#/lib/email'
import { typedDate } from '#/lib/typed-date'
import { checkedPhone } from './checked-phone'
import { emailOptions } from './email-options'
import type { ProfileValues } from './profile-body'
import { profileFault } from './profile-fault'

type Rules = Pick<BrandConfig, 'emailRules' | 'country'>

/** For a form: true, or the code of the rule that a required field breaks. */
export async function checkedField(field: ProfileField, value: string, brand: Rules): Promise<true | string> {
  const found = profileFault(field, value, emailOptions(brand))
  if (found !== null) return found
  if (field !== 'phone') return true
  // Rules that did not load say nothing about the number; sending it says why it cannot be judged.
  const number = await checkedPhone(value, brand.country).catch(() => value)
  return number !== null || 'phone'
}

/** Trimmed; email, phone and birthday in the form in which the server keeps them. Fails with `ChunkError` without the phone rules. */
export async function tidiedProfile(
  { email, phone, birthday, ...plain }: ProfileValues,
  country: string | null,
): Promise<ProfileValues> {
  const tidy: ProfileValues = Object.fromEntries(Object.entries(plain).map(([field, value]) => [field, value.trim()]))
  if (email !== undefined) tidy.email = normaliseEmail(email)
  if (phone !== undefined) tidy.phone = phone.trim() === '' ? '' : ((await checkedPhone(phone, country)) ?? phone)
  if (birthday !== undefined) tidy.birthday = typedDate(birthday)
  return tidy
}
