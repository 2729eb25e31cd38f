import { useLingui } from '@lingui/react/macro'
import type { DayTileState } from './day-tile-state'

/** A day's state in a word, for screen readers. */
export function useTileText(): (state: DayTileState) => string {
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
