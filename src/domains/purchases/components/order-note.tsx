import type { ReactNode } from 'react'
import { Banner } from '#/ui/states/banner'

interface OrderNoteProps {
  tone: 'info' | 'success' | 'danger'
  title: string
  end: ReactNode
  children: ReactNode
}

/** How a purchase stands, above a screen. */
export function OrderNote({ tone, title, end, children }: OrderNoteProps) {
  return (
    <Banner tone={tone} role="status" title={title} className="mb-6">
      {children}
      <span className="float-end ms-3 max-tablet:float-none max-tablet:ms-0 max-tablet:mt-2 max-tablet:block">
        {end}
      </span>
    </Banner>
  )
}
