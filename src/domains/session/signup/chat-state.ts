import { asRecord } from '#/lib/lax'
import type { Question, QuestionKey } from './questions'

/** An answer that was not accepted: what it was, and why: the code of a broken rule, or the words of whoever refused it. */
export interface Refusal {
  text: string
  fault: string | null
  said: string | null
}

type ByQuestion<T> = Readonly<Partial<Record<QuestionKey, T>>>

/** What was said in the chat so far. */
export interface ChatState {
  /** Accepted answers; null: skipped. */
  answers: ByQuestion<string | null>
  refused: ByQuestion<readonly Refusal[]>
  /** What stands in the fields. */
  typed: ByQuestion<string>
  /** The question to ask next, where that is not simply the first without an answer. */
  asked: QuestionKey | null
}

export const EMPTY_CHAT: ChatState = { answers: {}, refused: {}, typed: {}, asked: null }

/** The question that is asked now; null: all have their answers. */
export function currentQuestion(questions: readonly Question[], { answers, asked }: ChatState): Question | null {
  return questions.find(({ key }) => key === asked) ?? questions.find(({ key }) => answers[key] === undefined) ?? null
}

/** The chat after an accepted answer; `null` skips the question. */
export function withAnswer(state: ChatState, key: QuestionKey, answer: string | null): ChatState {
  return { ...state, answers: { ...state.answers, [key]: answer }, asked: null }
}

/** The chat with another text in the field of a question. */
export function withTyped(state: ChatState, key: QuestionKey, text: string): ChatState {
  return { ...state, typed: { ...state.typed, [key]: text } }
}

/** The chat that goes back to a question, whose field has the answer that it had. */
export function withChange(state: ChatState, key: QuestionKey): ChatState {
  const text = key === 'password' ? '' : (state.answers[key] ?? '')
  return { ...withTyped(state, key, text), asked: key }
}

/** The chat after a refusal: the question is open again. One that comes late does not take the learner away from `current`. */
export function withRefusal(
  state: ChatState,
  key: QuestionKey,
  refusal: Refusal,
  current: QuestionKey | null,
): ChatState {
  const { [key]: _refused, ...answers } = state.answers
  const before = state.refused[key] ?? []
  // The same once more, or nothing was typed the last time: only the newer one is worth showing.
  const isAgain = ['', refusal.text].includes(before.at(-1)?.text ?? refusal.text)
  const refusals = [...(isAgain ? before.slice(0, -1) : before), refusal]
  return {
    ...state,
    answers,
    refused: { ...state.refused, [key]: refusals },
    asked: current === key ? state.asked : current,
  }
}

/** Why the question is asked once more; undefined where it is not. */
export function problemOf({ answers, refused }: ChatState, key: QuestionKey): Refusal | undefined {
  return answers[key] === undefined ? refused[key]?.at(-1) : undefined
}

/** What may be kept of the chat: everything except passwords. */
export function keptChat({ answers, refused, typed, asked }: ChatState): ChatState {
  const without = <T>({ password: _secret, ...rest }: ByQuestion<T>) => rest
  return { answers: without(answers), refused: without(refused), typed: without(typed), asked }
}

/** A kept chat, as far as it can be read; only of these questions. */
export function readChat(kept: unknown, questions: readonly Question[]): ChatState {
  const record = asRecord(kept) ?? {}
  const answers = asRecord(record['answers']) ?? {}
  const refused = asRecord(record['refused']) ?? {}
  const typed = asRecord(record['typed']) ?? {}
  let state = EMPTY_CHAT
  for (const { key } of questions) {
    for (const refusal of Array.isArray(refused[key]) ? refused[key].map(asRecord) : []) {
      const { text, fault, said } = refusal ?? {}
      if (typeof text === 'string')
        state = withRefusal(state, key, { text, fault: textOrNull(fault), said: textOrNull(said) }, key)
    }
    const answer = answers[key]
    if (typeof answer === 'string' || answer === null) state = withAnswer(state, key, answer)
    const text = typed[key]
    if (typeof text === 'string') state = withTyped(state, key, text)
  }
  const asked = questions.find(({ key }) => key === record['asked'])?.key ?? null
  return { ...state, asked }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
