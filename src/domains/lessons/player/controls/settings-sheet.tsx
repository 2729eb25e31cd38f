import { useLingui } from '@lingui/react/macro'
import { Captions, Gauge, type LucideIcon, PictureInPicture2, SlidersHorizontal } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ChoiceRow } from './choice-row'
import { Modal } from '#/ui/modals/modal'
import { Icon } from '#/ui/pictures/icon'
import { setSpeed, SPEEDS, togglePictureInPicture } from './commands'
import type { Playback } from '../use-playback'
import { type CaptionsChoice, useCaptionChoices } from '../../captions/use-captions'
import { useQualityChoices } from './bar-menus'
import { useSpeed } from '../use-video'

interface SettingsSheetProps {
  video: HTMLVideoElement
  playback: Playback
  captions: CaptionsChoice
  onClose: () => void
}

/** The settings for which a phone's bar has no room. */
export function SettingsSheet({ video, playback, captions, onClose }: SettingsSheetProps) {
  const { t, i18n } = useLingui()
  const speed = useSpeed(video)
  const quality = useQualityChoices(playback)
  const languages = useCaptionChoices(captions)
  const speeds = SPEEDS.map((value) => ({ value, text: `${i18n.number(value)}×` }))
  return (
    <Modal title={t`Playback`} onClose={onClose}>
      <div className="*:border-t *:border-line *:py-4 *:first:border-t-0 *:first:pt-3">
        <Setting icon={Gauge} title={t`Speed`}>
          {(id) => (
            <ChoiceRow labelledBy={id} choices={speeds} value={speed} onChoose={(value) => setSpeed(video, value)} />
          )}
        </Setting>
        {captions.subs.length > 0 && (
          <Setting icon={Captions} title={t`Captions`}>
            {(id) => <ChoiceRow labelledBy={id} {...languages} />}
          </Setting>
        )}
        {quality && (
          <Setting icon={SlidersHorizontal} title={t`Quality`} note={quality.note}>
            {(id) => (
              <ChoiceRow labelledBy={id} choices={quality.choices} value={quality.value} onChoose={quality.onChoose} />
            )}
          </Setting>
        )}
        {document.pictureInPictureEnabled && (
          <button
            type="button"
            className="flex w-full items-center gap-4 text-left font-strong"
            onClick={() => {
              togglePictureInPicture(video)
              onClose()
            }}
          >
            <Icon of={PictureInPicture2} size={20} className="text-muted" />
            {t`Picture in picture`}
          </button>
        )}
      </div>
    </Modal>
  )
}

interface SettingProps {
  icon: LucideIcon
  title: string
  /** What stands under the title. */
  note?: string
  children: (id: string) => ReactNode
}

function Setting({ icon, title, note, children }: SettingProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <Icon of={icon} size={20} className="text-muted" />
        <div className="min-w-0">
          <p id={id} className="font-strong">
            {title}
          </p>
          {note && <p className="text-small text-muted">{note}</p>}
        </div>
      </div>
      {children(id)}
    </div>
  )
}
