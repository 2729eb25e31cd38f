import { createLink } from '@tanstack/react-router'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

interface RowsProps {
  children: ReactNode
  /** No hairline above the first row and below the last. */
  open?: boolean
  /** Name of the list, where no heading stands above it. */
  label?: string
  className?: string
}

/** A list of rows with hairlines between them. */
export function Rows({ children, open = false, label, className }: RowsProps) {
  return (
    <ul
      aria-label={label}
      className={cx('*:border-t *:border-line', open ? '*:first:border-t-0' : '*:last:border-b', className)}
    >
      {children}
    </ul>
  )
}

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

/** A row of a list: its parts side by side, centred, without the look of a link. */
export const ROW = 'relative flex min-h-16 w-full items-center gap-4 py-4 text-start no-underline'

/**
 * The ground of a pressable row is 14 px wider than the column, so that the text stays aligned. What is filled with the same colour
 * takes the page's ground there.
 */
export const ROW_PRESSABLE =
  'isolate before:absolute before:inset-y-0 before:-inset-x-3.5 before:-z-1 before:rounded-md before:bg-fill before:opacity-0 before:transition-opacity hover:before:opacity-100 hover:*:[--fill:var(--bg)]'
