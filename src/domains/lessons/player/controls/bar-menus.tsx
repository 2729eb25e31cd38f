import { useLingui } from '@lingui/react/macro'
import { Captions } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'
import { type CaptionsChoice, useCaptionChoices } from '../../captions/use-captions'
import type { Playback } from '../use-playback'
import { useSpeed } from '../use-video'
import { BarButton } from './bar-button'
import { BarMenu } from './bar-menu'
import { setSpeed, SPEEDS } from './commands'

interface CaptionsControlProps {
  captions: CaptionsChoice
  onMenuChange: (isOpen: boolean) => void
}

/** The list of caption languages; on phones, which have no room for it, a switch (the languages are in the settings). */
export function CaptionsControl({ captions, onMenuChange }: CaptionsControlProps) {
  const { t } = useLingui()
  const isOn = captions.current !== null
  const label = isOn ? t`Captions, on` : t`Captions, off`
  const { choices, value, onChoose } = useCaptionChoices(captions)
  return (
    <>
      <BarMenu
        label={label}
        choices={choices}
        value={value}
        onChoose={onChoose}
        isOn={isOn}
        onOpenChange={onMenuChange}
      >
        <Icon of={Captions} size={22} />
      </BarMenu>
      <BarButton label={label} aria-pressed={isOn} isOn={isOn} className="tablet:hidden" onClick={captions.toggle}>
        <Icon of={Captions} size={22} />
      </BarButton>
    </>
  )
}

interface QualityMenuProps {
  playback: Playback
  onOpenChange: (isOpen: boolean) => void
}

/** The bar's menu of qualities, titled with the one shown; nothing where there is none to choose. */
export function QualityMenu({ playback, onOpenChange }: QualityMenuProps) {
  const { t } = useLingui()
  const quality = useQualityChoices(playback)
  if (!quality) return null
  const { choices, value, now, onChoose } = quality
  return (
    <BarMenu label={t`Quality, ${now}`} choices={choices} value={value} onChoose={onChoose} onOpenChange={onOpenChange}>
      {now}
    </BarMenu>
  )
}

interface SpeedMenuProps {
  video: HTMLVideoElement
  onOpenChange: (isOpen: boolean) => void
}

/** The bar's menu of speeds, titled with the current one. */
export function SpeedMenu({ video, onOpenChange }: SpeedMenuProps) {
  const { t, i18n } = useLingui()
  const speed = useSpeed(video)
  const text = (value: number) => `${i18n.number(value)}×`
  const now = text(speed)
  return (
    <BarMenu
      label={t`Speed, ${now}`}
      choices={SPEEDS.map((value) => ({ value, text: text(value) }))}
      value={speed}
      onChoose={(value) => setSpeed(video, value)}
      onOpenChange={onOpenChange}
    >
      {now}
    </BarMenu>
  )
}

const AUTOMATIC = -1

const nameOf = (height: number) => `${height}p`

/** The choices of quality, best first, and their labels; null where there is only one. */
export function useQualityChoices({ heights, level, chosen, choose }: Playback) {
  const { t } = useLingui()
  if (heights.length < 2) return null
  const shown = heights[level]
  const quality = shown ? nameOf(shown) : ''
  const automatic = t`Automatic`
  const now = quality || automatic
  const known = heights.flatMap((height, value) => (height > 0 ? [{ value, height, text: nameOf(height) }] : []))
  return {
    choices: [{ value: AUTOMATIC, text: automatic }, ...known.toSorted((a, b) => b.height - a.height)],
    value: chosen ?? AUTOMATIC,
    /** The quality shown now: "540p". */
    now,
    /** The same, and whether it was chosen by the player. */
    note: shown && chosen === null ? t`Automatic, now ${quality}` : now,
    onChoose: (value: number) => choose(value === AUTOMATIC ? null : value),
  }
}
