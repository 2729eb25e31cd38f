import type { ReactNode } from 'react'

interface ChipRowProps {
  /** Name of the group: "Filter". */
  label: string
  children: ReactNode
}

/** Chips side by side; on a phone they scroll to the page's edge, so that the cut one shows there is more. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="scroll-x -mx-gutter flex gap-2 px-gutter py-1 tablet:mx-0 tablet:flex-wrap tablet:overflow-visible tablet:px-0"
    >
      {children}
    </div>
  )
}
