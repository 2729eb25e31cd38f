import type { ProfileFields } from './model'

const WIRE_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  city: 'city',
  gender: 'gender',
  birthday: 'birthday',
  instagramId: 'instagram_id',
} as const satisfies Record<keyof ProfileFields, string>

/** The fields of A10 under their wire names; a field that is not given leaves the server's value alone. */
export function profileBody(fields: Partial<ProfileFields>): Record<string, string> {
  const body: Record<string, string> = {}
  for (const [name, wireName] of entriesOf(WIRE_NAMES)) {
    const value = fields[name]
    if (value !== undefined) body[wireName] = value
  }
  return body
}

function entriesOf<K extends string>(map: Record<K, string>): [K, string][] {
  // Object.entries forgets the keys' type.
  return Object.entries(map) as [K, string][]
}
