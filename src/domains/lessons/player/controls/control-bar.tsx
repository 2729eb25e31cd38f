import { useLingui } from '@lingui/react/macro'
import {
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  SlidersHorizontal,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { clockText } from '#/lib/clock-text'
import { Icon } from '#/ui/pictures/icon'
import type { CaptionsChoice } from '../../captions/use-captions'
import type { Loop } from '../../practice/loop'
import type { Playback } from '../use-playback'
import { useLength, usePlaying, useSecond, useVideo } from '../use-video'
import { BarButton } from './bar-button'
import { CaptionsControl, QualityMenu, SpeedMenu } from './bar-menus'
import { skip, togglePlay, setVolume, toggleMute, togglePictureInPicture } from './commands'
import { SeekBar } from './seek-bar'

interface ControlBarProps {
  video: HTMLVideoElement
  expected: number
  playback: Playback
  captions: CaptionsChoice
  fullScreen: { isFull: boolean; toggle: () => void }
  isStill: boolean
  loop: Loop | null
  /** Opens the settings for which phones have no room in the bar. */
  onSettings: () => void
  onMenuChange: (isOpen: boolean) => void
}

/** Timeline and buttons at the bottom of the picture; while it is still they are invisible but stay in the tab order. */
export function ControlBar(props: ControlBarProps) {
  const { video, expected, playback, captions, fullScreen, isStill, loop, onSettings, onMenuChange } = props
  const { t } = useLingui()
  return (
    <div
      className={`absolute inset-x-0 bottom-0 px-3 pb-2 transition-opacity duration-160 tablet:px-4.5 tablet:pb-2.5 ${isStill ? 'pointer-events-none opacity-0' : ''}`}
    >
      <SeekBar video={video} expected={expected} loop={loop} />
      <div className="-mx-1.5 flex items-center max-[360px]:-mx-3 tablet:gap-0.5">
        <PlayButton video={video} />
        <BarButton label={t`Back 10 seconds`} onClick={() => skip(video, -10)}>
          <SkipIcon />
        </BarButton>
        <BarButton label={t`Forward 10 seconds`} onClick={() => skip(video, 10)}>
          <SkipIcon forward />
        </BarButton>
        <VolumeControl video={video} />
        <TimeReadout video={video} expected={expected} />
        <span className="flex-1" />
        {captions.subs.length > 0 && <CaptionsControl captions={captions} onMenuChange={onMenuChange} />}
        <SpeedMenu video={video} onOpenChange={onMenuChange} />
        <QualityMenu playback={playback} onOpenChange={onMenuChange} />
        {document.pictureInPictureEnabled && (
          <BarButton
            label={t`Picture in picture`}
            className="hidden tablet:grid"
            onClick={() => togglePictureInPicture(video)}
          >
            <Icon of={PictureInPicture2} size={22} />
          </BarButton>
        )}
        <BarButton label={t`Playback settings`} className="tablet:hidden" aria-haspopup="dialog" onClick={onSettings}>
          <Icon of={SlidersHorizontal} size={22} />
        </BarButton>
        <BarButton label={fullScreen.isFull ? t`Leave full screen` : t`Full screen`} onClick={fullScreen.toggle}>
          <Icon of={fullScreen.isFull ? Minimize : Maximize} size={22} />
        </BarButton>
      </div>
    </div>
  )
}

/** The bar's button that starts and pauses the video. */
function PlayButton({ video }: { video: HTMLVideoElement }) {
  const { t } = useLingui()
  const isPlaying = usePlaying(video)
  return (
    <BarButton label={isPlaying ? t`Pause` : t`Play`} onClick={() => togglePlay(video)}>
      <Icon of={isPlaying ? Pause : Play} size={22} className="fill-current" />
    </BarButton>
  )
}

/** Ten seconds back or forward: a circular arrow around the number. */
function SkipIcon({ forward = false }: { forward?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <g transform={forward ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        <path d="M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.4" />
        <path d="M3.5 3.6v4.8h4.8" />
      </g>
      <path d="M9.4 10.2v5M9.4 10.2l-1.2.8" strokeWidth="1.3" />
      <rect x="12" y="10.1" width="3.4" height="5.1" rx="1.7" strokeWidth="1.3" />
    </svg>
  )
}

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

const VOLUME_EVENTS = ['volumechange'] as const

const loudness = (video: HTMLVideoElement) => (video.muted ? 0 : Math.round(video.volume * 20) / 20)

/** The mute button and, on hover or focus, the volume. */
function VolumeControl({ video }: { video: HTMLVideoElement }) {
  const { t, i18n } = useLingui()
  const volume = useVideo(video, VOLUME_EVENTS, loudness, 1)
  return (
    <span className="group/volume hidden items-center tablet:flex">
      <BarButton label={volume === 0 ? t`Turn the sound on` : t`Turn the sound off`} onClick={() => toggleMute(video)}>
        <Icon of={volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2} size={22} />
      </BarButton>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={t`Volume`}
        aria-valuetext={i18n.number(volume, { style: 'percent' })}
        onChange={(event) => setVolume(video, event.currentTarget.valueAsNumber)}
        className="h-6 w-0 cursor-pointer opacity-0 accent-spark transition-[width,opacity] duration-150 group-focus-within/volume:w-18 group-focus-within/volume:opacity-100 group-hover/volume:w-18 group-hover/volume:opacity-100 focus-visible:outline-on-media motion-reduce:transition-none"
      />
    </span>
  )
}
