import { useLingui } from '@lingui/react/macro'
import type { DayTileState } from './day-tile-state'

/** The state of a day as one word, as screen readers hear it. */
export function useTileWord(): (state: DayTileState) => string {
  const { t } = useLingui()
  return (state) => {
    switch (state) {
      case 'done':
        return t`done`
      case 'today':
        return t`next`
      case 'open':
        return t`to come`
      case 'missed':
        return t`missed`
      case 'rest':
        return t`day of rest`
      case 'locked':
        return t`locked`
    }
  }
}
