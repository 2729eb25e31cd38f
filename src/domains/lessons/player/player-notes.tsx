import { Trans, useLingui } from '@lingui/react/macro'
import { Hourglass, type LucideIcon, RotateCw, TriangleAlert, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { clockText } from '#/lib/clock-text'
import { handFocusOn } from '#/ui/keyboard'
import { announce } from '#/ui/page/live-region'
import { Icon } from '#/ui/pictures/icon'
import { usePicture } from '#/ui/pictures/use-picture'

export type Trouble = 'unconverted' | 'offline' | 'failed'

interface PlayerTroubleProps {
  trouble: Trouble | null
  /** The remembered position, in seconds. */
  at: number
  /** The lesson's length in seconds; 0: unknown. */
  length: number
  poster: string | null
  /** What the picture would have over it. */
  overlay: ReactNode
  /** Tries again from a second of the video. */
  onRetry: (at: number) => void
}

/** Says why there is no picture. */
export function PlayerTrouble({ trouble, poster, ...rest }: PlayerTroubleProps) {
  const [picture, fail] = usePicture(poster)
  if (!trouble) return null
  return (
    <>
      {picture && <img src={picture} alt="" onError={fail} className="absolute inset-0 size-full object-cover" />}
      <Words trouble={trouble} {...rest} />
    </>
  )
}

type WordsProps = Omit<PlayerTroubleProps, 'trouble' | 'poster'> & { trouble: Trouble }

function Words({ trouble, at, length, overlay, onRetry }: WordsProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(at)
  const rest = { overlay, onRetry: () => onRetry(chosen) }
  const time = clockText(at)
  if (trouble === 'unconverted') {
    return (
      <PlayerMessage icon={Hourglass} title={t`The video hasn't been converted yet`} {...rest}>
        <Trans>It usually takes an hour. The lesson below is open.</Trans>
      </PlayerMessage>
    )
  }
  if (trouble === 'offline') {
    return (
      <PlayerMessage
        icon={WifiOff}
        over={t`No Internet`}
        title={t`We can't play this video without the Internet`}
        {...rest}
      >
        {at >= 1 ? (
          <Trans>Your place is saved at {time}. The lesson below is available.</Trans>
        ) : (
          <Trans>The lesson below is available.</Trans>
        )}
      </PlayerMessage>
    )
  }
  return (
    <PlayerMessage
      icon={TriangleAlert}
      title={t`Error loading video`}
      // Where the file is broken at this place, the rest of it may be whole.
      seek={length > 0 && <PlaceChoice at={chosen} length={length} onChange={setChosen} />}
      {...rest}
    >
      {at >= 1 ? <Trans>Your place is saved at {time}.</Trans> : <Trans>The rest of the day is open.</Trans>}
    </PlayerMessage>
  )
}

interface PlaceChoiceProps {
  /** In seconds. */
  at: number
  length: number
  onChange: (at: number) => void
}

/** The timeline of a video that is not shown. */
function PlaceChoice({ at, length, onChange }: PlaceChoiceProps) {
  const { t } = useLingui()
  const time = clockText(at)
  return (
    <div className="flex w-full max-w-80 items-center gap-3">
      <input
        type="range"
        aria-label={t`Seek`}
        aria-valuetext={time}
        min={0}
        max={Math.floor(length)}
        value={Math.floor(at)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="min-h-6 min-w-0 flex-1 accent-on-media focus-visible:outline-on-media touch:min-h-11"
      />
      <span className="num text-caption">{time}</span>
    </div>
  )
}

interface PlayerMessageProps {
  icon: LucideIcon
  /** A short word above the title. */
  over?: string
  title: string
  children?: ReactNode
  /** Chooses where to try again. */
  seek?: ReactNode
  /** What the picture would have over it: beside the button on phones, at its own place on wider pages. */
  overlay?: ReactNode
  onRetry: () => void
}

/** Shown in place of a picture that cannot be shown: why, what is safe, a retry. */
export function PlayerMessage({ icon, over, title, children, seek, overlay, onRetry }: PlayerMessageProps) {
  const { t } = useLingui()
  return (
    <div className="absolute inset-0 z-1 flex flex-col items-start justify-center-safe gap-2 overflow-y-auto bg-media/86 px-6 text-small text-on-media max-[360px]:px-2 tablet:gap-3.5 tablet:px-12">
      <div role="alert" className="flex flex-col items-start gap-1 tablet:gap-1.5">
        <span className="flex items-center gap-2.5">
          <Icon of={icon} size={24} />
          {over !== undefined && <span>{over}</span>}
        </span>
        <strong className="text-h4 font-bold">{title}</strong>
        <span className="max-w-[44ch] text-media-muted">{children}</span>
      </div>
      {seek}
      <div className="flex flex-wrap items-center justify-between gap-2 self-stretch max-[440px]:[&_label]:px-1.5 max-[440px]:[&_label]:text-caption">
        <button
          type="button"
          onClick={onRetry}
          className="flex min-h-9 items-center gap-2.5 rounded-control bg-on-media px-3.5 max-[360px]:gap-1.5 max-[360px]:px-2 text-small font-strong text-media focus-visible:outline-on-media touch:min-h-11"
        >
          <Icon of={RotateCw} size={16} />
          {t`Try again`}
        </button>
        <div className="tablet:absolute tablet:inset-x-4 tablet:top-4">{overlay}</div>
      </div>
    </div>
  )
}

/** Says where the video was resumed, and lets it start over. */
export function ResumeNote({ at, onStartOver }: { at: number | null; onStartOver: () => void }) {
  const { t } = useLingui()
  const time = at === null ? null : clockText(at)
  const said = time === null ? null : t`Resumed at ${time}`

  // Not a live region of its own: one that is inserted together with its words is not read everywhere.
  useEffect(() => {
    if (said !== null) announce(said)
  }, [said])

  if (said === null) return null
  return (
    <p className="flex min-h-9 items-center gap-3 rounded-sm bg-media/72 px-3 text-caption text-on-media">
      <span>{said}</span>
      <button
        ref={handFocusOn}
        type="button"
        onClick={onStartOver}
        className="relative min-h-9 font-strong underline underline-offset-[0.2em] after:absolute after:-inset-x-3 after:-inset-y-1.5 focus-visible:outline-on-media"
      >
        <Trans>Start over</Trans>
      </button>
    </p>
  )
}
