/** All points that a thing's score rules bring. */
export function pointsOf(scores: readonly { amount: number }[]): number {
  return scores.reduce((sum, { amount }) => sum + amount, 0)
}
