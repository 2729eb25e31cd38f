import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#/lib/format-date'
import type { ReminderFault, Weekday } from './week'

/** The Sunday before the first whole week since 1 January 1970, as days are counted from there. */
const SUNDAY = 3

/** Names of weekdays, and words for what is wrong with a reminder. */
export function useReminderTexts() {
  const { t, i18n } = useLingui()
  const faults: Record<ReminderFault, string> = {
    time: t`Choose a time.`,
    days: t`Choose a day at least.`,
    twice: t`There is a reminder at this time already. Change its days instead.`,
    full: t`One of these days has 24 reminders already. That is the most.`,
  }
  return {
    faults,
    weekday: (day: Weekday) => formatDay(SUNDAY + day, 'weekday', i18n.locale),
    shortWeekday: (day: Weekday) => formatDay(SUNDAY + day, 'shortWeekday', i18n.locale),
  }
}
