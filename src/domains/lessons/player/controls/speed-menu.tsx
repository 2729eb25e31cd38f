import { useLingui } from '@lingui/react/macro'
import { BarMenu } from './bar-menu'
import { setSpeed, SPEEDS } from './lasting-commands'
import { useSpeed } from '../use-video'

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
