import { Suspense, useEffect, useState } from 'react'
import type { Video } from '#/domains/study/model'
import { part } from '#/ui/late/part'
import type { Loop } from '../../practice/loop'
import { Captions } from '../../captions/captions'
import { ControlBar } from './control-bar'
import { useCaptions } from '../../captions/use-captions'
import { closeIfGone } from './commands'
import type { Playback } from '../use-playback'
import { usePlayerKeys } from './use-player-keys'
import { useControlsHidden } from './use-controls-hidden'
import { usePlaying } from '../use-video'

const KeysHelp = part(() => import('./keys-help'), 'KeysHelp', { missing: 'toast' })
const SettingsSheet = part(() => import('./settings-sheet'), 'SettingsSheet', { missing: 'toast' })

/** The dialogs of the player: the settings for which a phone's bar has no room, and what the keys do. */
export interface Sheet {
  shown: 'playback' | 'keys' | null
  open: (dialog: 'playback' | 'keys') => void
  close: () => void
}

/** The part of the video that is repeated. */
export interface PracticeOfPlayer {
  loop: Loop | null
  /** Sets an end of it where the video is now. */
  onMark: (end: keyof Loop) => void
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
  practice: PracticeOfPlayer | null
}

/** The bar, the keys and the captions of a video, loaded after its first frame. */
export function PlayerControls(props: PlayerControlsProps) {
  const { frame, video, source, playback, fullScreen, sheet, isStill, onStill, practice } = props
  const [isMenuOpen, setMenuOpen] = useState(false)
  const captions = useCaptions(source.subs)
  const mayRest = useControlsHidden(frame, usePlaying(video), isMenuOpen)
  usePlayerKeys(frame, video, {
    toggleCaptions: captions.toggle,
    toggleFullScreen: fullScreen.toggle,
    mark: (end) => practice?.onMark(end),
    showKeys: () => sheet.open('keys'),
  })
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
        loop={practice?.loop ?? null}
        onSettings={() => sheet.open('playback')}
        onMenuChange={setMenuOpen}
      />
      {sheet.shown === 'keys' && (
        <Suspense>
          <KeysHelp hasPractice={practice !== null} onClose={sheet.close} onMissing={sheet.close} />
        </Suspense>
      )}
      {sheet.shown === 'playback' && (
        <Suspense>
          <SettingsSheet {...{ video, playback, captions }} onClose={sheet.close} onMissing={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
