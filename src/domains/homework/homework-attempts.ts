import type { Message } from '#/domains/chats/model'
import { type Turn, threadTurns } from '#/domains/chats/homework-thread'

export interface NumberedTurn extends Turn {
  /** Which of the learner's answers it is, from 1; null: an expert's. */
  attempt: number | null
}

/** A homework's turns with the learner's answers counted, oldest first. */
export function numberedTurns(thread: readonly Message[]): NumberedTurn[] {
  let attempts = 0
  return threadTurns(thread).map((turn) => {
    if (turn.author) return { ...turn, attempt: null }
    attempts += 1
    return { ...turn, attempt: attempts }
  })
}
