import { PROFILE_FIELDS } from '#/brand/profile-fields'
import type { ProfileValues } from '#/domains/account/profile-body'
import { asRecord } from '#/lib/lax'
import { type Draft, draft } from '#/platform/drafts'

export type StepDraft = Draft<ProfileValues>

/** What a learner typed into a step and has not sent yet, kept in this tab: a change of the language reloads the page. */
export function stepDraft({ learnerId, step }: { learnerId: number; step: 'email' | 'phone' | 'profile' }): StepDraft {
  return draft({ owner: learnerId, name: `draft.${step}`, parse: profileValues, inTab: true })
}

function profileValues(kept: unknown): ProfileValues {
  const record = asRecord(kept) ?? {}
  const values: ProfileValues = {}
  for (const field of PROFILE_FIELDS) {
    const value = record[field]
    if (typeof value === 'string') values[field] = value
  }
  return values
}
