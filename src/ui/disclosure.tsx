import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './pictures/icon'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  className?: string
}

/** A part that opens in place. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  return (
    <details className={cx('group/disclosure', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 text-ui font-strong">
        {summary}
        <Icon
          of={ChevronDown}
          className="text-muted transition-[rotate] duration-160 group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
