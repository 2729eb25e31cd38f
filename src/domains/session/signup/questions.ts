import type { ProfileField } from '#/brand/profile-fields'
import type { QUESTION_KEYS } from '#/brand/question-kinds'

/** What is asked: the brand's own questions, and what its profile cannot do without. */
export type QuestionKey = (typeof QUESTION_KEYS)[number] | ProfileField

export interface Question {
  key: QuestionKey
  isRequired: boolean
  /** The learner's status once the question is behind them; null: it changes none. */
  status: number | null
}

/** What the chat has to know of a signed-in learner. */
export interface ChatLearner extends Partial<Record<ProfileField, string | null>> {
  status: number | null
  avatar: string | null
  requiredUpdateProfile: boolean
  userExternalAuths: readonly unknown[]
}

/** Without these there is no account (contract A3), so they are asked of every guest. */
const OF_GUESTS = ['firstName', 'email', 'password'] as const
type GuestKey = (typeof OF_GUESTS)[number]

const isOfGuests = (key: QuestionKey): key is GuestKey => OF_GUESTS.some((one) => one === key)

/** The questions before there is an account, in the brand's order; those that the brand has left out come last. */
export function guestQuestions(all: readonly Question[]): Question[] {
  const asked = all.filter(({ key }) => isOfGuests(key)).map((question) => ({ ...question, isRequired: true }))
  const missing = OF_GUESTS.filter((key) => !asked.some((question) => question.key === key))
  return [...asked, ...missing.map((key) => ({ key, isRequired: true, status: null }))]
}

/** The questions that need an account, in the brand's order. */
export const questionsAfter = (all: readonly Question[]): Question[] => all.filter(({ key }) => !isOfGuests(key))

/**
 * What a signed-in learner is still asked: what they have not answered, less what their status says was asked before. A profile that
 * the school demands is asked for whole: with the fields that the chat of the brand does not have, and with one question at least.
 */
export function learnerQuestions(
  all: readonly Question[],
  required: readonly ProfileField[],
  learner: ChatLearner,
  /** What was answered in this chat before a reload: it stays in the list. */
  said: Readonly<Partial<Record<QuestionKey, unknown>>> = {},
): Question[] {
  const { requiredUpdateProfile: isDemanded, status } = learner
  const known = (key: QuestionKey) => all.some((question) => question.key === key)
  const demanded = isDemanded
    ? required.filter((key) => !known(key)).map((key) => ({ key, isRequired: true, status: null }))
    : []
  const asked = [...all, ...demanded]
  const isOpen = ({ key, status: reached }: Question) =>
    !isAnswered(key, learner) && (reached === null || reached > (status ?? 0))
  const open = asked
    .filter((question) => said[question.key] !== undefined || isOpen(question))
    .map((question) =>
      isDemanded && required.some((key) => key === question.key) ? { ...question, isRequired: true } : question,
    )
  // The required ones first: with the last of them the demand is over.
  const sorted = isDemanded ? open.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)) : open
  if (sorted.length > 0 || !isDemanded) return sorted
  return required.map((key) => ({ key, isRequired: true, status: null }))
}

function isAnswered(key: QuestionKey, learner: ChatLearner): boolean {
  switch (key) {
    // Who is signed in got in with it, or without one.
    case 'password':
      return true
    case 'socials':
      return learner.userExternalAuths.length > 0
    case 'avatarId':
      return learner.avatar !== null
    // Only the browser knows.
    case 'push':
      return false
    default:
      return Boolean(learner[key]?.trim())
  }
}
