import { useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'
import { BarButton } from './bar-button'
import { togglePlay } from './commands'
import { usePlaying } from '../use-video'

/** The bar's button that starts and pauses the video. */
export function PlayButton({ video }: { video: HTMLVideoElement }) {
  const { t } = useLingui()
  const isPlaying = usePlaying(video)
  return (
    <BarButton label={isPlaying ? t`Pause` : t`Play`} onClick={() => togglePlay(video)}>
      <Icon of={isPlaying ? Pause : Play} size={22} className="fill-current" />
    </BarButton>
  )
}
