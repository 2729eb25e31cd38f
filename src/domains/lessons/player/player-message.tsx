import { useLingui } from '@lingui/react/macro'
import { RotateCw, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#/ui/pictures/icon'

interface PlayerMessageProps {
  icon: LucideIcon
  /** A short word above the title. */
  over?: string
  title: string
  children?: ReactNode
  /** What the picture would have over it: beside the button on phones, at its own place on wider pages. */
  overlay?: ReactNode
  onRetry: () => void
}

/** Shown in place of a picture that cannot be shown: why, what is safe, a retry. */
export function PlayerMessage({ icon, over, title, children, overlay, onRetry }: PlayerMessageProps) {
  const { t } = useLingui()
  return (
    <div className="absolute inset-0 z-1 flex flex-col items-start justify-center-safe gap-2 overflow-y-auto bg-media/86 px-6 text-small text-on-media max-[360px]:px-2 tablet:gap-3.5 tablet:px-12">
      <div role="alert" className="flex flex-col items-start gap-1 tablet:gap-1.5">
        <span className="flex items-center gap-2.5">
          <Icon of={icon} size={24} />
          {over}
        </span>
        <strong className="text-h4 font-bold">{title}</strong>
        <span className="max-w-[44ch] text-media-muted">{children}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 self-stretch max-[440px]:[&_label]:px-1.5 max-[440px]:[&_label]:text-caption">
        <button
          type="button"
          onClick={onRetry}
          className="flex min-h-9 items-center gap-2.5 rounded-control bg-on-media px-3.5 max-[360px]:gap-1.5 max-[360px]:px-2 text-small font-strong text-media focus-visible:outline-on-media touch:min-h-11"
        >
          <Icon of={RotateCw} size={16} />
          {t`Try again`}
        </button>
        <div className="tablet:absolute tablet:inset-x-4 tablet:top-4">{overlay}</div>
      </div>
    </div>
  )
}
