import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { knownZone } from '#/lib/dates'
import { useNow } from './components/use-now'
import type { LearnerTime } from './texts'

/** The server's time, updated each minute, with the zone and language that the learner reads dates in. */
export function useLearnerTime(): LearnerTime {
  const { i18n } = useLingui()
  const { data: user } = useQuery(accountQueries.user())
  return { now: useNow(), zone: knownZone(user?.timezone), locale: i18n.locale }
}
