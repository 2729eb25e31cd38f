import { useEffect, useState } from 'react'
import type { Draft } from '#/platform/drafts'
import {
  type ChatState,
  currentQuestion,
  keptChat,
  readChat,
  type Refusal,
  withAnswer,
  withChange,
  withRefusal,
  withTyped,
} from './chat-state'
import type { Question, QuestionKey } from './questions'

/** A chat that goes on after a reload: what was said is kept in its draft, passwords never. */
export function useChat(questions: readonly Question[], draft: Draft<unknown>) {
  const [state, setState] = useState<ChatState>(() => readChat(draft.read(), questions))
  const [isOver, setOver] = useState(false)
  const current = currentQuestion(questions, state)
  const key = current?.key ?? null
  /** The question with which the page began; any other one comes in its place. */
  const [first] = useState(key)

  useEffect(() => {
    if (!isOver) draft.keep(keptChat(state))
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is one place, whichever object names it
  }, [state, isOver])

  return {
    state,
    current,
    hasMoved: key !== first || state.asked !== null,
    answer: (to: QuestionKey, value: string | null) => setState((now) => withAnswer(now, to, value)),
    type: (into: QuestionKey, text: string) => setState((now) => withTyped(now, into, text)),
    change: (to: QuestionKey) => setState((now) => withChange(now, to)),
    /** Refuses an answer; while another question is asked, that one is finished first, unless `isFirst`. */
    refuse: (to: QuestionKey, refusal: Refusal, { isFirst = false } = {}) =>
      setState((now) => {
        const asked = currentQuestion(questions, now)?.key ?? null
        return withRefusal(now, to, refusal, isFirst ? to : asked)
      }),
    /** All is sent: nothing of it is kept any more. */
    finish: () => {
      setOver(true)
      draft.clear()
    },
  }
}

export type Chat = ReturnType<typeof useChat>
