export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** How to greet at this moment in the learner's time zone. */
export function partOfDay(now: Date, zone: string): PartOfDay {
  const hour = Number(new Intl.DateTimeFormat('en-u-hc-h23', { hour: 'numeric', timeZone: zone }).format(now))
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
