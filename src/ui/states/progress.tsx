import { cx } from '../cx'

/** The share that is done, 0 to 1, and the attributes that tell it to a screen reader. */
function progress(value: number, max: number, label: string) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': Math.round(share * 100),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  } as const
  return { share, aria }
}

interface ProgressBarProps {
  /** Percent, 0 to 100; null: nobody knows how much there is. */
  value: number | null
  /** The sentence that stands beside it: "11 of 42 days". */
  label: string
  className?: string
}

/** A line of progress; always beside a sentence. */
export function ProgressBar({ value, label, className }: ProgressBarProps) {
  if (value === null)
    return (
      <div role="progressbar" aria-label={label} className={cx('bone h-(--prog-h,4px) rounded-full!', className)} />
    )
  const { share, aria } = progress(value, 100, label)
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
