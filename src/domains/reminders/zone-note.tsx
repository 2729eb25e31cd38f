import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '#/domains/account/queries'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { knownZone } from '#/lib/dates'
import { cityOf, clockAt, momentOf, wallClock } from '#/lib/zone-time'
import { TextLink } from '#/ui/buttons/text-link'
import { Banner } from '#/ui/states/banner'

const HOUR_MS = 3_600_000

/** In which time zone the reminders come; after a journey, what that means where the device is. */
export function ZoneNote() {
  const { t } = useLingui()
  const { now, zone } = useLearnerTime()
  const { data: user } = useQuery(accountQueries.user())
  const here = knownZone(null)
  const place = cityOf(zone)
  const same = wallClock(now.getTime(), zone) === wallClock(now.getTime(), here)
  if (same || !user?.timezone) return <p className="text-small text-muted">{t`Times are those of ${place}.`}</p>
  const eight = momentOf(Math.floor(wallClock(now.getTime(), zone) / (24 * HOUR_MS)) * 24 * HOUR_MS + 8 * HOUR_MS, zone)
  const there = clockAt(eight, zone)
  const local = clockAt(eight, here)
  const hereName = cityOf(here)
  return (
    <Banner title={t`Your reminders keep the time of ${place}.`}>
      {t`This device is in ${hereName}: ${there} there is ${local} here.`}{' '}
      <TextLink to="/user/edit">{t`Change the time zone`}</TextLink>
    </Banner>
  )
}
