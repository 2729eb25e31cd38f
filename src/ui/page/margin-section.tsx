import { type ReactNode, useId } from 'react'

interface MarginSectionProps {
  title: string
  /** One line of help under the title. */
  help?: ReactNode
  children: ReactNode
}

/** Title in the margin, content in the column; stacked on narrow pages. */
export function MarginSection({ title, help, children }: MarginSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4.5 border-t border-line pt-7 pb-10 wide:grid-cols-[260px_minmax(0,1fr)] wide:gap-12 wide:pt-8 wide:pb-12"
    >
      <div>
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {help && <p className="mt-1.5 max-w-[34ch] text-small text-muted">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
