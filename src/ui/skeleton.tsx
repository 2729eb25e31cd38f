import { cx } from './cx'

interface SkeletonProps {
  /** Gives the real height and width of what comes. */
  className?: string
}

/** The place of something that is loading; the light on it goes off after 10 s. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative block overflow-hidden rounded-sm bg-fill forced-colors:border',
        'after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-[linear-gradient(100deg,transparent_20%,color-mix(in_oklab,var(--border)_55%,transparent)_50%,transparent_80%)] motion-reduce:after:hidden',
        className,
      )}
    />
  )
}
