import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from './cx'

interface RatingProps {
  /** What is rated: "Daniel's review". */
  label: string
  /** 1 to 5, null before a choice. */
  value: number | null
  onChange?: (value: number) => void
  /** Words for 1 to 5; shown and spoken. */
  words?: readonly [string, string, string, string, string]
  showWord?: boolean
  size?: 'md' | 'sm'
  readOnly?: boolean
  className?: string
}

/** Five stars as a radio group; the word of the choice stands beside them. */
export function Rating({
  label,
  value,
  onChange,
  words,
  showWord = true,
  size = 'md',
  readOnly = false,
  className,
}: RatingProps) {
  const { t } = useLingui()
  const name = useId()
  const meanings = words ?? [t`Not useful`, t`Slightly useful`, t`Fairly useful`, t`Useful`, t`Very useful`]
  const word = value === null ? undefined : meanings[value - 1]
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3', className)}>
      <div
        role="radiogroup"
        aria-label={label}
        aria-readonly={readOnly || undefined}
        className={cx('flex', size === 'sm' ? '-mx-1.5' : '-mx-2.5')}
      >
        {meanings.map((meaning, place) => {
          const star = place + 1
          return (
            <label
              key={star}
              className={cx(
                'relative grid place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus',
                size === 'sm' ? 'h-9 w-8 touch:h-11 touch:w-10' : 'size-11',
                !readOnly && 'hover:bg-fill',
                value !== null && star <= value ? 'text-spark-line' : 'text-strong',
              )}
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                disabled={readOnly && value !== star}
                aria-label={t`${star} of 5, ${meaning}`}
                onChange={() => !readOnly && onChange?.(star)}
                className={cx(
                  'absolute inset-0 m-0 appearance-none rounded-[inherit] outline-none!',
                  readOnly ? 'cursor-default' : 'cursor-pointer',
                )}
              />
              <Star
                aria-hidden
                size={size === 'sm' ? 18 : 24}
                strokeWidth={1.5}
                className={cx(value !== null && star <= value && 'fill-spark forced-colors:fill-[CanvasText]')}
              />
            </label>
          )
        })}
      </div>
      {showWord && <span className="min-h-[1.45em] text-small text-muted">{word}</span>}
    </div>
  )
}
