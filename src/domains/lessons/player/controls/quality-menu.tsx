import { useLingui } from '@lingui/react/macro'
import { BarMenu } from './bar-menu'
import type { Playback } from '../use-playback'
import { useQualityChoices } from './use-quality-choices'

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
