import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AlarmClock } from 'lucide-react'
import { useLearnerTime } from '#/domains/account/use-learner-time'
import { TextLink } from '#/ui/buttons/text-link'
import { Icon } from '#/ui/pictures/icon'
import { reminderQueries } from './queries'
import { todaysTimes } from './todays-times'

/** Today's reminders that are still to come, in a line; nothing without any. */
export function TodayReminders() {
  const { i18n } = useLingui()
  const { now, zone } = useLearnerTime()
  const { data: week } = useQuery(reminderQueries.week())
  const left = todaysTimes(week ?? {}, now, zone).filter(({ at }) => at > now)
  if (left.length === 0) return null
  const times = new Intl.ListFormat(i18n.locale).format(left.map(({ time }) => time))
  return (
    <p className="mt-7 flex items-start gap-3 text-ui text-muted">
      <Icon of={AlarmClock} className="h-lh" />
      <span>
        <Trans>
          Today we remind you at {times}. <TextLink to="/user/settings/reminders">Change the reminders</TextLink>
        </Trans>
      </span>
    </p>
  )
}
