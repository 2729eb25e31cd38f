import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from './queries'
import { knownZone } from '#/lib/dates'
import { useNow } from '#/platform/use-now'

/** The current time, with the zone and language that the learner reads dates in. */
export interface LearnerTime {
  now: Date
  zone: string
  locale: string
}

/** The server's time, updated each minute, with the zone and language that the learner reads dates in. */
export function useLearnerTime(): LearnerTime {
  const { i18n } = useLingui()
  const { data: user } = useQuery(accountQueries.user())
  return { now: useNow(), zone: knownZone(user?.timezone), locale: i18n.locale }
}
