import { useId } from 'react'
import { cx } from '#/ui/cx'
import type { BarChoice } from './bar-menu'

interface ChoiceRowProps<T> {
  labelledBy: string
  choices: readonly BarChoice<T>[]
  value: T
  onChoose: (value: T) => void
  /** Short labels, in rows of three on phones: what wraps by itself would leave one alone. */
  isInThirds?: boolean
}

/** A segmented choice that wraps where its labels are long or many. */
export function ChoiceRow<T extends string | number>({
  labelledBy,
  choices,
  value,
  onChoose,
  isInThirds = false,
}: ChoiceRowProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={cx(
        'gap-0.5 rounded-md bg-fill p-0.75 text-muted',
        isInThirds ? 'grid grid-cols-3 tablet:grid-cols-6' : 'flex flex-wrap',
      )}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          lang={choice.lang}
          className="segment relative flex min-h-11 flex-1 basis-12 items-center justify-center rounded-md px-1.5 text-center text-small font-strong has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="absolute inset-0 m-0 appearance-none rounded-[inherit] outline-none!"
          />
          {choice.text}
        </label>
      ))}
    </div>
  )
}
