import type { Employee, Message } from './model'

/** Longest turn; more messages in a row make several. */
const MAX_MESSAGES_IN_TURN = 10

/** Consecutive messages of one author. */
export interface Turn {
  /** Null: the learner. */
  author: Employee | null
  messages: Message[]
}

/** A homework's conversation, oldest first, split into turns of the learner and the experts. */
export function threadTurns(thread: readonly Message[]): Turn[] {
  const turns: Turn[] = []
  for (const message of thread) {
    const last = turns.at(-1)
    const isSame = last?.author?.id === message.employee?.id
    if (last && isSame && last.messages.length < MAX_MESSAGES_IN_TURN) last.messages.push(message)
    else turns.push({ author: message.employee, messages: [message] })
  }
  return turns
}

/** The newest answer of an expert, or null. */
export function latestAnswer(thread: readonly Message[]): Message | null {
  return thread.findLast(({ employee }) => employee !== null) ?? null
}
