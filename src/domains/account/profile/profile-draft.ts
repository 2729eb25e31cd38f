import { asRecord } from '#/lib/lax'
import { draft } from '#/platform/drafts'
import { PROFILE_FIELDS } from '#/brand/profile-fields'
import type { User } from '../model'
import { keptValues } from '../profile-body'

/** The fields of the form: the profile's without the email, which is changed by a code, and the time zone. */
export const EDITED_FIELDS = [...PROFILE_FIELDS.filter((field) => field !== 'email'), 'timezone'] as const
export type EditedField = (typeof EDITED_FIELDS)[number]
export type ProfileForm = Record<EditedField, string>
export type ProfileEdits = Partial<ProfileForm>

/** What the server keeps, as the form shows it; `zone` where it keeps no time zone. */
export function shownProfile(user: User, zone: string): ProfileForm {
  const { firstName, lastName, city } = user
  return {
    firstName,
    lastName,
    city,
    phone: user.phone ?? '',
    gender: user.gender === 'F' || user.gender === 'M' ? user.gender : '',
    birthday: user.birthday ?? '',
    instagramId: user.instagramId ?? '',
    timezone: user.timezone ?? zone,
  }
}

/** The fields that were changed, as they were typed. */
export function changesOf(typed: ProfileForm, shown: ProfileForm): ProfileEdits {
  const changed = EDITED_FIELDS.filter((field) => typed[field].trim() !== shown[field].trim())
  return Object.fromEntries(changed.map((field) => [field, typed[field]]))
}

/** Changes that were not saved yet, kept on this device. */
export const profileDraft = (learnerId: number) =>
  draft({ owner: learnerId, name: 'draft.my-information', parse: keptEdits })

function keptEdits(kept: unknown): ProfileEdits {
  const { email: _email, ...edits } = keptValues(kept)
  const { timezone } = asRecord(kept) ?? {}
  return { ...edits, ...(typeof timezone === 'string' && { timezone }) }
}
