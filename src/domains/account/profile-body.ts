import { PROFILE_FIELDS, type ProfileField } from '#/brand/profile-fields'
import { textsOf } from '#/lib/lax'

/** Fields of the profile as they are typed; a field that is not given stays as it is. */
export type ProfileValues = Partial<Record<ProfileField, string>>

/** What A10 calls the fields of the profile. */
export const PROFILE_WIRE_NAMES: Record<ProfileField, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  city: 'city',
  gender: 'gender',
  birthday: 'birthday',
  instagramId: 'instagram_id',
}

/** The fields of A10 under their wire names; a field that is not given leaves the server's value alone. */
export function profileBody(values: ProfileValues): Record<string, string> {
  const body: Record<string, string> = {}
  for (const field of PROFILE_FIELDS) {
    const value = values[field]
    if (value !== undefined) body[PROFILE_WIRE_NAMES[field]] = value
  }
  return body
}

/** Whether the server keeps every given value as it was sent. */
export function isStored(user: Partial<Record<ProfileField, string | null>>, values: ProfileValues): boolean {
  return PROFILE_FIELDS.every((field) => values[field] === undefined || values[field] === (user[field] ?? ''))
}

/** The fields of a kept draft; whatever else was kept is left out. */
export const keptValues = (kept: unknown): ProfileValues => textsOf(kept, PROFILE_FIELDS)
