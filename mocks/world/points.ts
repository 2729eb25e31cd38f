import { newId } from './ids.ts'
import type { WorldEvent } from './events.ts'
import type { Learner, ScoreState, Seconds, Text, World } from './model.ts'

/** The balance is the sum of all entries. */
export const balanceOf = (learner: Learner) => learner.scores.reduce((sum, { amount }) => sum + amount, 0)

/** Books points and tells the sockets; does nothing for an amount of 0. */
export function book(world: World, learner: Learner, amount: number, why: Text, at: Seconds): WorldEvent[] {
  if (amount === 0) return []
  const entry: ScoreState = { id: newId(world), amount, why, at }
  learner.scores.push(entry)
  const data = {
    amount: balanceOf(learner),
    entry: { id: entry.id, amount, how_it_was: why[learner.user.locale], created_at: at, updated_at: at },
  }
  return [{ learnerId: learner.id, type: 'score', data }]
}
