import type { Message } from '#/domains/chats/model'
import { type Turn, threadTurns } from '#/domains/chats/homework-thread'

export interface NumberedTurn extends Turn {
  /** Which of the learner's answers it belongs to, from 1; null for an expert's turn. */
  attempt: number | null
}

/** How many answers the learner has sent. */
export function attemptsOf(turns: readonly NumberedTurn[]): number {
  return turns.findLast(({ attempt }) => attempt !== null)?.attempt ?? 0
}

/** A homework's turns with the learner's answers numbered, oldest first. */
export function numberedTurns(thread: readonly Message[]): NumberedTurn[] {
  let attempts = 0
  return threadTurns(thread).map((turn, index, turns) => {
    if (turn.author) return { ...turn, attempt: null }
    // A long answer continues in the next turn.
    if (index === 0 || turns[index - 1]?.author) attempts += 1
    return { ...turn, attempt: attempts }
  })
}
