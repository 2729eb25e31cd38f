import { Suspense, useEffect, useState } from 'react'
import type { Video } from '#/domains/study/model'
import { part } from '#/ui/late/part'
import { Captions } from '../../captions/captions'
import { ControlBar } from './control-bar'
import { useCaptions } from '../../captions/use-captions'
import { closeIfGone } from './commands'
import type { Playback } from '../use-playback'
import { usePlayerKeys } from './use-player-keys'
import { useControlsHidden } from './use-controls-hidden'
import { usePlaying } from '../use-video'

const SettingsSheet = part(() => import('./settings-sheet'), 'SettingsSheet', { missing: 'toast' })

/** The dialog of settings for which a phone's bar has no room. */
export interface Sheet {
  isOpen: boolean
  open: () => void
  close: () => void
}

interface PlayerControlsProps {
  frame: HTMLElement
  video: HTMLVideoElement
  source: Video
  playback: Playback
  fullScreen: { isFull: boolean; toggle: () => void }
  sheet: Sheet
  /** The learner only watches: pointer and controls are hidden. */
  isStill: boolean
  onStill: (isStill: boolean) => void
}

/** The bar, the keys and the captions of a video, loaded after its first frame. */
export function PlayerControls(props: PlayerControlsProps) {
  const { frame, video, source, playback, fullScreen, sheet, isStill, onStill } = props
  const [isMenuOpen, setMenuOpen] = useState(false)
  const captions = useCaptions(source.subs)
  const mayRest = useControlsHidden(frame, usePlaying(video), isMenuOpen)
  usePlayerKeys(frame, video, { toggleCaptions: captions.toggle, toggleFullScreen: fullScreen.toggle })
  useEffect(() => {
    onStill(mayRest)
    return () => onStill(false)
  }, [mayRest, onStill])
  useEffect(() => () => closeIfGone(video), [video])

  return (
    <>
      {captions.current && <Captions video={video} subtitle={captions.current} isRaised={!isStill} />}
      <ControlBar
        video={video}
        expected={source.duration}
        playback={playback}
        captions={captions}
        fullScreen={fullScreen}
        isStill={isStill}
        onSettings={sheet.open}
        onMenuChange={setMenuOpen}
      />
      {sheet.isOpen && (
        <Suspense>
          <SettingsSheet {...{ video, playback, captions }} onClose={sheet.close} onMissing={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
