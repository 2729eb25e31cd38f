import { type ReactNode, useId } from 'react'

interface RadioGroupProps<T extends string> {
  legend: string
  options: readonly { value: T; label: ReactNode }[]
  value: T | null | undefined
  onChange: (value: T) => void
}

/** A choice of one from several that are all visible; arrows choose. */
export function RadioGroup<T extends string>({ legend, options, value, onChange }: RadioGroupProps<T>) {
  const name = useId()
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-3 text-small font-strong">{legend}</legend>
      <div className="flex flex-col gap-3.5 touch:gap-0 low:flex-row low:flex-wrap low:gap-x-8">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-6 items-start gap-3 text-ui touch:min-h-11 touch:py-2.5">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mx-0 my-[calc((1lh-22px)/2)] grid size-5.5 shrink-0 appearance-none place-items-center rounded-full border border-strong bg-surface before:size-3 before:rounded-full checked:border-accent checked:before:bg-accent forced-colors:appearance-auto forced-colors:before:hidden"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
