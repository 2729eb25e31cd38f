import { keptValues, type ProfileValues } from '#/domains/account/profile-body'
import { type Draft, draft } from '#/platform/drafts'

export type StepDraft = Draft<ProfileValues>

/** What a learner typed into a step and has not sent yet, kept in this tab: a change of the language reloads the page. */
export function stepDraft({ learnerId, step }: { learnerId: number; step: 'email' | 'phone' | 'profile' }): StepDraft {
  return draft({ owner: learnerId, name: `draft.${step}`, parse: keptValues, inTab: true })
}
