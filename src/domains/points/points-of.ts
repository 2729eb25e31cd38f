/** The sum of the points of score rules. */
export function pointsOf(scores: readonly { amount: number }[]): number {
  return scores.reduce((sum, { amount }) => sum + amount, 0)
}
