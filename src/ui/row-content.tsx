import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

export interface RowContentProps {
  title: ReactNode
  /** The second line. */
  detail?: ReactNode
  icon?: LucideIcon | undefined
  /** Pill, figure or button. */
  end?: ReactNode
  chevron?: boolean | undefined
}

/** What stands inside every kind of row. */
export function RowContent({ title, detail, icon, end, chevron = false }: RowContentProps) {
  return (
    <>
      {icon && <Icon of={icon} className="text-muted" />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-ui font-strong">{title}</span>
        {detail && <span className="mt-0.5 block text-small text-muted">{detail}</span>}
      </span>
      {end && <span className="flex shrink-0 items-center gap-3 text-right text-small text-muted">{end}</span>}
      {chevron && <Icon of={ChevronRight} size={18} className="text-muted" />}
    </>
  )
}

export const ROW = 'relative flex min-h-16 w-full items-center gap-4 py-4 text-start no-underline'

/** The ground of a pressable row is 14 px wider than the column, so that the text stays aligned. */
export const ROW_PRESSABLE =
  'isolate before:absolute before:inset-y-0 before:-inset-x-3.5 before:-z-1 before:rounded-md before:bg-fill before:opacity-0 before:transition-opacity hover:before:opacity-100 aria-[current]:before:opacity-100'
