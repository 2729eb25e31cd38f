import { refusalOf } from '#/api/refusal-of'

const PARTS = ['message', 'file_ids', 'exercise_ids'] as const

/** The parts of an answer by their wire names: each is another value once the learner has changed it. */
export type AnswerParts = Record<(typeof PARTS)[number], unknown>

interface OpenRefusal {
  /** What the server said against the parts that are still as they were sent. */
  reasons: Partial<Record<keyof AnswerParts, string>>
  /** Whether every part that was refused has been changed. */
  isAnswered: boolean
}

/** What is left of a refusal: its reason stands beside a part until the learner changes that part. */
export function openRefusal(error: unknown, sent: AnswerParts, now: AnswerParts): OpenRefusal {
  const refused = PARTS.filter((part) => refusalOf(error, part) !== undefined)
  const open = refused.filter((part) => sent[part] === now[part])
  return {
    reasons: Object.fromEntries(open.map((part) => [part, refusalOf(error, part)])),
    isAnswered: refused.length > 0 && open.length === 0,
  }
}
