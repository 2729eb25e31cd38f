import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link2, Minus, Plus, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from '#/ui/buttons/button'
import { IconButton } from '#/ui/buttons/icon-button'
import { Checkbox } from '#/ui/fields/checkbox'
import { showToast } from '#/ui/toasts/toast'
import { ChoiceRow } from '../player/controls/choice-row'
import { mirror, seekTo, setRate } from '../player/controls/commands'
import { readPreferences } from '../player/preferences'
import { useLength, useSecond, useSpeed } from '../player/use-video'
import { type Loop, loopWithin, moveEnd, preciseClock } from './loop'
import { useRepeat } from './use-repeat'

const SPEEDS = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const
/** How far one press moves an end. Seconds. */
const STEP = 0.5

interface PracticeProps {
  video: HTMLVideoElement
  /** Length in seconds that the lesson names. */
  expected: number
  loop: Loop | null
  onLoop: (loop: Loop) => void
  onClose: () => void
}

/** A part of the video, repeated until it is learned: its two ends, a slower speed, the picture mirrored, and how often it has been played. */
export function Practice({ video, expected, loop: asked, onLoop, onClose }: PracticeProps) {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const speedId = useId()
  const [isMirrored, setMirrored] = useState(false)
  const length = useLength(video, expected)
  const loop = loopWithin(asked, length)
  const speed = useSpeed(video)
  const count = useRepeat(video, loop)
  useEffect(() => mirror(video, isMirrored), [video, isMirrored])
  useEffect(
    () => () => {
      mirror(video, false)
      setRate(video, readPreferences().speed)
    },
    [video],
  )

  const move = (end: keyof Loop, seconds: number) => {
    const next = moveEnd(loop, end, seconds, length)
    onLoop(next)
    // Whoever moves the beginning hears it at once.
    if (end === 'from') seekTo(video, next.from)
  }
  const copyLink = () =>
    navigator.clipboard.writeText(location.href).then(
      () => showToast({ icon: Link2, text: t`The link is copied.` }),
      () => showToast({ failed: true, text: t`The browser did not let us copy. Copy the address of the page.` }),
    )
  const ends = [
    { end: 'from', name: t`Begins`, set: t`Begin here`, less: t`Begin earlier`, more: t`Begin later` },
    { end: 'to', name: t`Ends`, set: t`End here`, less: t`End earlier`, more: t`End later` },
  ] as const

  return (
    <section aria-labelledby={titleId} className="mb-7 rounded-md border border-line p-4 tablet:p-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-ui font-strong">{t`Practise a part`}</h2>
          <p className="mt-0.5 text-small text-muted">
            {loop
              ? t`${plural(count, { 0: 'It plays from its beginning again and again.', one: 'Repeated # time', other: 'Repeated # times' })}`
              : t`Choose where it begins and ends, here or in the transcript.`}
          </p>
        </div>
        <IconButton label={t`End the practice`} icon={X} size="sm" onClick={onClose} className="-me-1.5 -mt-1.5" />
      </div>
      <Stretch video={video} loop={loop} length={length} />
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
        {ends.map(({ end, name, set, less, more }) => (
          <div
            key={end}
            role="group"
            aria-label={name}
            className="flex flex-wrap items-center gap-x-2 gap-y-1.5 max-tablet:w-full"
          >
            <span className="text-small text-muted max-tablet:w-full tablet:min-w-14">{name}</span>
            {loop && (
              <span className="flex items-center max-tablet:-ms-1.5 max-tablet:me-auto">
                <IconButton
                  {...{ label: less, icon: Minus, size: 'sm', tooltip: false }}
                  onClick={() => move(end, loop[end] - STEP)}
                />
                <output className="num min-w-14 text-center text-ui font-strong">
                  {preciseClock(loop[end], i18n.locale)}
                </output>
                <IconButton
                  {...{ label: more, icon: Plus, size: 'sm', tooltip: false }}
                  onClick={() => move(end, loop[end] + STEP)}
                />
              </span>
            )}
            <Button size="sm" onClick={() => move(end, video.currentTime)}>
              {set}
            </Button>
          </div>
        ))}
      </div>
      <p id={speedId} className="mt-5 mb-2 text-small text-muted">
        {t`Speed`}
      </p>
      <div className="max-w-120">
        <ChoiceRow
          labelledBy={speedId}
          choices={SPEEDS.map((value) => ({ value, text: i18n.number(value, { style: 'percent' }) }))}
          value={speed}
          onChoose={(value) => setRate(video, value)}
          isInThirds
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={t`Mirror the picture`}
          checked={isMirrored}
          onChange={(event) => setMirrored(event.target.checked)}
        />
        {loop && (
          <Button kind="text" size="sm" icon={Link2} onClick={() => void copyLink()}>
            {t`Copy the link to this part`}
          </Button>
        )}
      </div>
    </section>
  )
}

interface StretchProps {
  video: HTMLVideoElement
  loop: Loop | null
  length: number
}

/** Where in the video the part lies, and what is shown now; the numbers beside it say the same. */
function Stretch({ video, loop, length }: StretchProps) {
  const now = useSecond(video)
  const share = (seconds: number) => `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%`
  return (
    <div aria-hidden className="relative mt-4 h-2 rounded-full bg-fill forced-colors:border">
      {loop && (
        <span
          className="absolute inset-y-0 min-w-1 rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ left: share(loop.from), width: share(loop.to - loop.from) }}
        />
      )}
      <span className="absolute -inset-y-1 -ml-px w-0.5 bg-current" style={{ left: share(now) }} />
    </div>
  )
}
