import { useLingui } from '@lingui/react/macro'
import { Maximize, Minimize, PictureInPicture2, SlidersHorizontal } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'
import { BarButton } from './bar-button'
import { CaptionsControl } from './captions-control'
import { skip } from './commands'
import { PlayButton } from './play-button'
import { QualityMenu } from './quality-menu'
import { SeekBar } from './seek-bar'
import { SkipIcon } from './skip-icon'
import { SpeedMenu } from './speed-menu'
import { TimeReadout } from './time-readout'
import { togglePictureInPicture } from './picture-in-picture'
import type { CaptionsChoice } from '../../captions/use-caption-choices'
import type { Playback } from '../use-playback'
import { VolumeControl } from './volume-control'

interface ControlBarProps {
  video: HTMLVideoElement
  expected: number
  playback: Playback
  captions: CaptionsChoice
  fullScreen: { isFull: boolean; toggle: () => void }
  isStill: boolean
  /** Opens the settings for which phones have no room in the bar. */
  onSettings: () => void
  onMenuChange: (isOpen: boolean) => void
}

/** Timeline and buttons at the bottom of the picture; while it is still they are invisible but stay in the tab order. */
export function ControlBar(props: ControlBarProps) {
  const { video, expected, playback, captions, fullScreen, isStill, onSettings, onMenuChange } = props
  const { t } = useLingui()
  return (
    <div
      className={`absolute inset-x-0 bottom-0 px-3 pb-2 transition-opacity duration-160 tablet:px-4.5 tablet:pb-2.5 ${isStill ? 'pointer-events-none opacity-0' : ''}`}
    >
      <SeekBar video={video} expected={expected} />
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
