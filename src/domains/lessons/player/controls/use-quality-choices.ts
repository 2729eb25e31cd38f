import { useLingui } from '@lingui/react/macro'
import type { Playback } from '../use-playback'

const AUTOMATIC = -1

const nameOf = (height: number) => `${height}p`

/** The choices of quality, best first, and their labels; null where there is only one. */
export function useQualityChoices({ heights, level, chosen, choose }: Playback) {
  const { t } = useLingui()
  if (heights.length < 2) return null
  const shown = heights[level]
  const quality = shown ? nameOf(shown) : ''
  const automatic = t`Automatic`
  const now = quality || automatic
  const known = heights.flatMap((height, value) => (height > 0 ? [{ value, height, text: nameOf(height) }] : []))
  return {
    choices: [{ value: AUTOMATIC, text: automatic }, ...known.toSorted((a, b) => b.height - a.height)],
    value: chosen ?? AUTOMATIC,
    /** The quality shown now: "540p". */
    now,
    /** The same, and whether it was chosen by the player. */
    note: shown && chosen === null ? t`Automatic, now ${quality}` : now,
    onChoose: (value: number) => choose(value === AUTOMATIC ? null : value),
  }
}
