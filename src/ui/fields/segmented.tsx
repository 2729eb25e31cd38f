import { useId } from 'react'
import { cx } from '../cx'

interface SegmentedProps<T extends string> {
  /** Name of the group for screen readers. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** Over a video. */
  onMedia?: boolean
}

/** Two to four choices that are visible at once; a radio group, so arrows move and choose. */
export function Segmented<T extends string>({ label, options, value, onChange, onMedia = false }: SegmentedProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-control p-0.75',
        onMedia ? 'bg-media/72 text-on-media' : 'bg-fill text-muted',
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative flex min-h-9.5 min-w-9.5 items-center justify-center rounded-control px-[clamp(6px,2.5vw,16px)] text-center text-small font-strong transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:min-h-11 touch:min-w-11',
            onMedia ? 'has-checked:bg-on-media has-checked:text-media' : 'segment hover:text-text',
            'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-[inherit] outline-none!"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
