import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CalendarDay } from '#/domains/study/course/calendar-view'

/** The line at the foot of a tile: points earned, minutes to come, or the state. */
export function useTileNote(): (day: CalendarDay) => string {
  const { t } = useLingui()
  return ({ state, isToday, isStarted, points, minutes }) => {
    switch (state) {
      case 'done':
        return points > 0 ? t`+${plural(points, { one: '# point', other: '# points' })}` : t`Finished`
      case 'today':
        if (isToday) return t`Today`
        return isStarted ? t`Started` : t`Up next`
      case 'open':
        return minutes > 0 ? t`${minutes} min` : t`To do`
      case 'missed':
        return t`Missed`
      case 'rest':
        return t`Rest day`
      case 'locked':
        return t`Locked`
    }
  }
}
