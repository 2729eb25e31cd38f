import { cx } from '../cx'

interface SpinnerProps {
  size?: 14 | 16 | 18
  className?: string
}

/** The ring of something that runs; the component around it says so too (`aria-busy` or a word). */
export function Spinner({ size = 18, className }: SpinnerProps) {
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className={cx(
        'inline-block shrink-0 animate-ring rounded-full border-2 border-current/30 border-t-current forced-colors:border-t-[Highlight]',
        className,
      )}
    />
  )
}
