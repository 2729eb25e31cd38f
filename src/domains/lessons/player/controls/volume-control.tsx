import { useLingui } from '@lingui/react/macro'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'
import { BarButton } from './bar-button'
import { setVolume, toggleMute } from './lasting-commands'
import { useVideo } from '../use-video'

const VOLUME_EVENTS = ['volumechange'] as const

const loudness = (video: HTMLVideoElement) => (video.muted ? 0 : Math.round(video.volume * 20) / 20)

/** The mute button and, on hover or focus, the volume. */
export function VolumeControl({ video }: { video: HTMLVideoElement }) {
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
