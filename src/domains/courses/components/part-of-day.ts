export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** How to greet at this hour of the learner's own clock. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours()
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
