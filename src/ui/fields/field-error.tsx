import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon'

/** The message of an invalid field: an icon and a sentence that says how to correct it. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-2 text-caption font-medium text-danger">
      <Icon of={CircleAlert} size={16} className="h-lh" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
