import { useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { cx } from '#/ui/cx'
import { handFocusOn } from '#/ui/hand-focus-on'
import { Icon } from '#/ui/pictures/icon'

interface StartButtonProps {
  /** More stands over the picture than a small phone has room for: there the bar's button has to do. */
  isCrowded: boolean
  onClick: () => void
}

/** The large button in the middle of a video that has not been played yet. */
export function StartButton({ isCrowded, onClick }: StartButtonProps) {
  const { t } = useLingui()
  return (
    <button
      ref={handFocusOn}
      type="button"
      aria-label={t`Play`}
      onClick={onClick}
      className={cx(
        'absolute top-1/2 left-1/2 grid max-tablet:z-1 size-14 -translate-1/2 place-items-center rounded-full bg-media/72 hover:bg-media/86 focus-visible:outline-on-media tablet:size-16',
        isCrowded && 'max-[480px]:hidden',
      )}
    >
      <Icon of={Play} size={24} className="translate-x-px fill-current" />
    </button>
  )
}
