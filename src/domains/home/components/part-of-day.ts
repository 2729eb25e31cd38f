import type { LearnerTime } from '#/domains/account/use-learner-time'

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

/** First hour of the evening: in Spanish it is afternoon as long as it is light. */
const eveningOf = (locale: string) => (locale === 'es' ? 20 : 18)

/** How to greet at this moment in the learner's time zone and language. */
export function partOfDay({ now, zone, locale }: LearnerTime): PartOfDay {
  const hour = Number(new Intl.DateTimeFormat('en-u-hc-h23', { hour: 'numeric', timeZone: zone }).format(now))
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < eveningOf(locale) ? 'afternoon' : 'evening'
}
