import { cx } from './cx'

interface SkeletonProps {
  /** Gives the real height and width of what comes. */
  className?: string
}

/** The place of something that is loading; the light on it goes off after 10 s. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={cx('bone', className)} />
}
