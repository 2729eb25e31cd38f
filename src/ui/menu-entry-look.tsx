import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon'

export interface MenuEntryContent {
  icon?: LucideIcon | undefined
  children: ReactNode
  /** A short value at the end: "English". */
  value?: ReactNode
}

/** Classes of an entry of a menu. */
export const MENU_ENTRY =
  'flex min-h-10.5 w-full items-center gap-3 rounded-sm px-3 text-start text-text no-underline -outline-offset-2! hover:bg-fill focus:bg-fill touch:min-h-11'

/** Icon, name, value. */
export function MenuEntryBody({ icon, children, value }: MenuEntryContent) {
  return (
    <>
      {icon && <Icon of={icon} className="text-muted" />}
      <span className="min-w-0 flex-1">{children}</span>
      {value !== undefined && <span className="num text-muted">{value}</span>}
    </>
  )
}
