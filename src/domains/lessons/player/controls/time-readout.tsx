import { useLingui } from '@lingui/react/macro'
import { clockText } from '#/lib/clock-text'
import { useLength, useSecond } from '../use-video'

/** "3:42 / 8:24"; where there is little room, the position alone. */
export function TimeReadout({ video, expected }: { video: HTMLVideoElement; expected: number }) {
  const { t } = useLingui()
  const at = clockText(useSecond(video))
  const end = clockText(useLength(video, expected))
  return (
    // What does not fit wraps to a hidden line: the length first, at very small widths the position too.
    <span className="flex h-[1lh] min-w-0 shrink-99 flex-wrap overflow-hidden px-0.5 text-caption before:h-full before:content-[''] tablet:px-2 whitespace-nowrap num">
      <span className="sr-only">{t`${at} of ${end}`}</span>
      <span aria-hidden>{at}</span>
      <span aria-hidden className="ml-1 opacity-80">
        / {end}
      </span>
    </span>
  )
}
