import type { ReactNode } from 'react'

interface ScrolledProps {
  label: string
  children: ReactNode
}

/** A table that is wider than a narrow window. */
export const Scrolled = ({ label, children }: ScrolledProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it
  <div className="mt-4 overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
    {children}
  </div>
)
