import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DayView } from './calendar-view'

/** The line at the foot of a tile: points earned, minutes to come, or the state. */
export function useTileNote(): (day: DayView) => string {
  const { t } = useLingui()
  return ({ state, isToday, isStarted, points, minutes }) => {
    switch (state) {
      case 'done':
        return points > 0 ? t`+${plural(points, { one: '# point', other: '# points' })}` : t`Done`
      case 'today':
        if (isToday) return t`Today`
        return isStarted ? t`Started` : t`Next`
      case 'open':
        return minutes > 0 ? t`${minutes} min` : t`Open`
      case 'missed':
        return t`Missed`
      case 'rest':
        return t`Rest day`
      case 'locked':
        return t`Locked`
    }
  }
}
