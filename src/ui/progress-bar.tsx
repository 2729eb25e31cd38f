import { cx } from './cx'
import { progress } from './progress'

interface ProgressBarProps {
  value: number
  max?: number
  /** The sentence that stands beside it: "11 of 42 days". */
  label: string
  className?: string
}

/** A line of progress; always beside a sentence. */
export function ProgressBar({ value, max = 100, label, className }: ProgressBarProps) {
  const { share, aria } = progress(value, max, label)
  return (
    <div
      {...aria}
      className={cx('h-(--prog-h,4px) overflow-hidden rounded-full bg-line forced-colors:border', className)}
    >
      <div
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        className={cx(
          'h-full rounded-full transition-transform duration-360 forced-colors:bg-[Highlight]',
          share === 1 ? 'bg-success' : 'bg-accent',
        )}
      />
    </div>
  )
}
