import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { cx } from '#/ui/cx'
import { clockText } from '#/lib/clock-text'
import { type Loop, loopWithin } from '../../practice/loop'
import { seekTo } from './commands'
import { TIME_EVENTS, useLength, useStarted, useVideo } from '../use-video'

const LOADED_EVENTS = ['progress', 'timeupdate', 'seeked', 'loadedmetadata', 'emptied'] as const

const STEPS: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -60,
  PageUp: 60,
  Home: -Infinity,
  End: Infinity,
}

const position = (video: HTMLVideoElement) => Math.round(video.currentTime * 4) / 4

/** Where the buffered range around the current position ends, in seconds. */
function loadedUntil({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime) return buffered.end(index)
  }
  return 0
}

const percent = (seconds: number, length: number) =>
  length > 0 ? `${Math.min(100, Math.max(0, (seconds / length) * 100))}%` : '0%'

interface SeekBarProps {
  video: HTMLVideoElement
  /** Length in seconds that the lesson names, used until the file itself tells it. */
  expected: number
  /** The part that is repeated. */
  loop: Loop | null
}

/** The timeline: a slider with what is played and loaded, the part that is repeated, and the time under the pointer. */
export function SeekBar({ video, expected, loop: asked }: SeekBarProps) {
  const { t } = useLingui()
  const [aim, setAim] = useState<number | null>(null)
  const [isDragged, setDragged] = useState(false)
  const isStarted = useStarted(video)
  const length = useLength(video, expected)
  const loop = loopWithin(asked, length)
  const played = useVideo(video, TIME_EVENTS, position, 0)
  const loaded = useVideo(video, LOADED_EVENTS, loadedUntil, 0)
  const shown = isDragged && aim !== null ? aim : played
  const at = clockText(shown)
  const end = clockText(length)

  const timeAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return Math.min(1, Math.max(0, (event.clientX - left) / width)) * length
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(true)
    setAim(timeAt(event))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (isDragged) seekTo(video, timeAt(event))
    setDragged(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    seekTo(video, step === Infinity ? length : step === -Infinity ? 0 : video.currentTime + step)
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t`Seek`}
      aria-valuemin={0}
      aria-valuemax={Math.floor(length)}
      aria-valuenow={Math.min(Math.floor(shown), Math.floor(length))}
      aria-valuetext={t`${at} of ${end}`}
      className={cx(
        'relative flex h-4 cursor-pointer touch-none items-center focus-visible:outline-on-media touch:-mt-4 touch:h-11 touch:pt-4',
        // A wide picture on a phone is too low for it and the button that starts the video.
        !isStarted && 'max-[440px]:[.video-stays_&]:invisible',
      )}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => setAim(timeAt(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDragged(false)}
      onPointerLeave={() => setAim(null)}
      onKeyDown={onKeyDown}
    >
      <span className="relative h-1 w-full overflow-hidden rounded-full bg-on-media/34">
        <span className="absolute inset-y-0 left-0 bg-on-media/40" style={{ width: percent(loaded, length) }} />
        <span className="absolute inset-y-0 left-0 bg-spark" style={{ width: percent(shown, length) }} />
      </span>
      {loop && (
        <span
          aria-hidden
          data-loop
          className="absolute h-3 border-x-2 border-on-media bg-on-media/20 forced-colors:border-[Highlight]"
          style={{ left: percent(loop.from, length), width: percent(loop.to - loop.from, length) }}
        />
      )}
      <span
        className="absolute -ml-[7px] size-3.5 rounded-full bg-on-media touch:-ml-2 touch:size-4"
        style={{ left: percent(shown, length) }}
      />
      {aim !== null && length > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute bottom-full mb-1 -translate-x-1/2 rounded-sm bg-media/80 px-2 py-0.5 text-caption num"
          style={{ left: `clamp(1.5rem, ${percent(aim, length)}, calc(100% - 1.5rem))` }}
        >
          {clockText(aim)}
        </span>
      )}
    </div>
  )
}
