import { createLink } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'
import { ROW, ROW_PRESSABLE } from './row-look'

interface RowLinkLookProps extends Omit<ComponentProps<'a'>, 'title' | 'children'> {
  title: ReactNode
  /** The second line. */
  detail?: ReactNode
  icon?: LucideIcon | undefined
  /** Pill, figure or button. */
  end?: ReactNode
}

function RowLinkLook({ title, detail, icon, end, className, ...rest }: RowLinkLookProps) {
  return (
    <li>
      <a {...rest} className={cx(ROW, ROW_PRESSABLE, className)}>
        {icon && <Icon of={icon} className="text-muted" />}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="block text-ui font-strong">{title}</span>
          {detail && <span className="mt-0.5 block text-small text-muted">{detail}</span>}
        </span>
        {end && <span className="flex shrink-0 items-center gap-3 text-right text-small text-muted">{end}</span>}
        <Icon of={ChevronRight} size={18} className="text-muted" />
      </a>
    </li>
  )
}

/** A row that leads somewhere in the app; the whole row is one target. */
export const RowLink = createLink(RowLinkLook)
