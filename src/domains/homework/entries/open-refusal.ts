import { isApiError, refusalOf } from '#/api/errors'

/** The parts of an answer that the form shows, by their wire names: each is another value once the learner has changed it. */
export type AnswerParts = Partial<Record<'message' | 'file_ids' | 'exercise_ids', unknown>>

interface OpenRefusal {
  /** What the server said against the parts that are still as they were sent. */
  reasons: Partial<Record<keyof AnswerParts, string>>
  /** Whether every part that was refused has been changed. */
  isAnswered: boolean
  /** Whether all that the server said is of parts that the form shows. */
  isOfParts: boolean
}

/** What is left of a refusal: its reason stands beside a part until the learner changes that part. */
export function openRefusal(error: unknown, sent: AnswerParts, now: AnswerParts): OpenRefusal {
  const parts = Object.keys(now) as (keyof AnswerParts)[]
  const refused = parts.filter((part) => refusalOf(error, part) !== undefined)
  const open = refused.filter((part) => sent[part] === now[part])
  return {
    reasons: Object.fromEntries(open.map((part) => [part, refusalOf(error, part)])),
    isAnswered: refused.length > 0 && open.length === 0,
    isOfParts:
      refused.length > 0 &&
      isApiError(error) &&
      error.messages.length === 0 &&
      Object.keys(error.fields).length === refused.length,
  }
}
