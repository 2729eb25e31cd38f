import { useLingui } from '@lingui/react/macro'
import { Captions } from 'lucide-react'
import { Icon } from '#/ui/pictures/icon'
import { BarButton } from './bar-button'
import { BarMenu } from './bar-menu'
import { type CaptionsChoice, useCaptionChoices } from '../../captions/use-caption-choices'

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
