import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const LOOKS: Record<BannerTone, { ground: string; sign: string; icon: LucideIcon }> = {
  info: { ground: 'bg-info-soft', sign: 'text-info', icon: Info },
  success: { ground: 'bg-success-soft', sign: 'text-success', icon: CircleCheck },
  warning: { ground: 'bg-warning-soft', sign: 'text-warning', icon: TriangleAlert },
  danger: { ground: 'bg-danger-soft', sign: 'text-danger', icon: CircleAlert },
}

interface BannerProps {
  tone?: BannerTone
  icon?: LucideIcon
  /** The first sentence, bold: what happened. */
  title: ReactNode
  /** What it means, and a link (`className="link"`) that helps. */
  children?: ReactNode
  /** alert: read at once, for what an action has just caused; status: read politely. */
  role?: 'alert' | 'status'
  className?: string
}

/** A message of the page, under its title. */
export function Banner({ tone = 'info', icon, title, children, role, className }: BannerProps) {
  const look = LOOKS[tone]
  return (
    <div
      role={role}
      className={cx(
        'flex items-start gap-3.5 rounded-md px-4.5 py-3.5 text-small leading-normal forced-colors:border',
        look.ground,
        className,
      )}
    >
      <Icon of={icon ?? look.icon} className={cx('mt-px', look.sign)} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <b>{title}</b> {children}
      </div>
    </div>
  )
}
