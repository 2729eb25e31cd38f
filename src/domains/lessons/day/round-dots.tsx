import { cx } from '#/ui/cx'

/** Rounds as dots; the sentence beside them says the same. */
export function RoundDots({ done, count }: { done: number; count: number }) {
  // More dots could not be counted at a glance.
  if (count > 8) return null
  return (
    <span aria-hidden className="inline-flex gap-1">
      {Array.from({ length: count }, (_, round) => (
        <span
          key={round}
          className={cx(
            'size-2 rounded-full',
            round < done ? 'bg-accent' : 'shadow-[inset_0_0_0_1px_var(--border-strong)]',
          )}
        />
      ))}
    </span>
  )
}
