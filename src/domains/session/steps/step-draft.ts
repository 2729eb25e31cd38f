import { PROFILE_FIELDS } from '#/brand/profile-fields'
import type { ProfileValues } from '#/domains/account/profile-body'
import { asRecord } from '#/lib/lax'
import { learnerKey, ofTab, readRaw, removeStored, writeStored } from '#/platform/storage'

/** What a learner typed into a step and has not sent yet, kept in this tab: a change of the language reloads the page. */
export function stepDraft({ learnerId, step }: { learnerId: number; step: 'email' | 'phone' | 'profile' }) {
  const key = learnerKey(learnerId, `draft.${step}`)
  return {
    read(): ProfileValues {
      const kept = asRecord(readRaw(key, ofTab)) ?? {}
      const values: ProfileValues = {}
      for (const field of PROFILE_FIELDS) {
        const value = kept[field]
        if (typeof value === 'string') values[field] = value
      }
      return values
    },
    keep(values: ProfileValues): void {
      writeStored(key, values, ofTab)
    },
    clear: () => removeStored(key, ofTab),
  }
}

export type StepDraft = ReturnType<typeof stepDraft>
