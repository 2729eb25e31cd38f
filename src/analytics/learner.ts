/** Whom third parties may know the events of: an id and whether the school itself is at work, never a name or an address. */
export interface AnalyticsLearner {
  id: number
  isAdmin: boolean
}

let learner: AnalyticsLearner | null = null
const listeners = new Set<() => void>()

/** The signed-in learner; null: a guest. */
export const analyticsLearner = () => learner

/** Set by the sign-in, and cleared by null at the sign-out. */
export function setAnalyticsLearner(next: AnalyticsLearner | null): void {
  learner = next
  for (const listener of listeners) listener()
}

/** Calls back when another learner is there, or none. Returns a function that stops it. */
export function onAnalyticsLearner(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
