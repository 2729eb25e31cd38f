import { useLingui } from '@lingui/react/macro'
import { clockText } from '#/domains/lessons/clock-text'
import { useLength, useSecond } from './use-video'

/** "3:42 / 8:24"; the narrowest phones show the position alone. */
export function TimeReadout({ video, expected }: { video: HTMLVideoElement; expected: number }) {
  const { t } = useLingui()
  const at = clockText(useSecond(video))
  const end = clockText(useLength(video, expected))
  return (
    <span className="px-2 text-caption whitespace-nowrap num">
      <span className="sr-only">{t`${at} of ${end}`}</span>
      <span aria-hidden>
        {at} <span className="opacity-80 max-[379px]:hidden">/ {end}</span>
      </span>
    </span>
  )
}
