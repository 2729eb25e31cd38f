import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../cx'

interface RatingProps {
  /** What is rated: "Daniel's review". */
  label: string
  /** 1 to 5, null before a choice. */
  value: number | null
  onChange: (value: number) => void
  /** Words for 1 to 5, spoken. */
  words: readonly [string, string, string, string, string]
}

/** Five stars as a radio group. */
export function Rating({ label, value, onChange, words }: RatingProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="-mx-2.5 flex">
      {words.map((meaning, place) => {
        const star = place + 1
        return (
          <label
            key={star}
            className={cx(
              'relative grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus hover:bg-fill',
              value !== null && star <= value ? 'text-spark-line' : 'text-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={t`${star} of 5, ${meaning}`}
              onChange={() => onChange(star)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit] outline-none!"
            />
            <Star
              aria-hidden
              size={24}
              strokeWidth={1.5}
              className={cx(value !== null && star <= value && 'fill-spark forced-colors:fill-[CanvasText]')}
            />
          </label>
        )
      })}
    </div>
  )
}
