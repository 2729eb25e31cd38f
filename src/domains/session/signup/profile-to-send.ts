import { PROFILE_FIELDS, type ProfileField } from '#/brand/profile-fields'
import type { ProfileValues } from '#/domains/account/profile-body'
import type { ChatState } from './chat-state'
import type { Question } from './questions'

/**
 * What of the profile is sent now: all that was answered and differs from what the server has, but nothing as long as something
 * required is open, since the server takes the first values for a completed profile. The email has a call of its own.
 */
export function profileToSend(
  questions: readonly Question[],
  { answers }: Pick<ChatState, 'answers'>,
  learner: Partial<Record<ProfileField, string | null>>,
): ProfileValues | null {
  const fields = PROFILE_FIELDS.filter((field) => field !== 'email')
  const asked = questions.filter(({ key }) => fields.some((field) => field === key))
  if (asked.some(({ key, isRequired }) => isRequired && answers[key] === undefined)) return null
  const entries = fields.flatMap((field) => {
    const answer = answers[field]
    return typeof answer === 'string' && answer !== (learner[field] ?? '') ? [[field, answer] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
