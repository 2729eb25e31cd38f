import { cx } from '../cx'

interface SkeletonProps {
  /** Sets the real height and width of the content. */
  className?: string
}

/** A placeholder for something that is loading; its shimmer stops after 10 s. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden className={cx('bone', className)} />
}
