import { useLingui } from '@lingui/react/macro'
import type { TimeFault } from './booking-time'

/** Words for what is wrong with the date or the time of a booking. */
export function useBookingFaults(): (field: 'date' | 'time', fault: TimeFault) => string {
  const { t } = useLingui()
  return (field, fault) => {
    switch (fault) {
      case 'missing':
        return field === 'date' ? t`Choose a day or enter a full date that exists.` : t`Enter a time.`
      case 'past':
        return field === 'date'
          ? t`This day is over. Choose today or a later one.`
          : t`This time is over. Choose a later one.`
      case 'far':
        return t`That is more than a year ahead. Choose an earlier day.`
      case 'skipped':
        return t`The clocks go forward in that night, and this time is left out. Choose another one.`
    }
  }
}
