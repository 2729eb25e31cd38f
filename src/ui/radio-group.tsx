import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { FieldError } from './field-error'

interface RadioGroupProps<T extends string> {
  legend: string
  hideLegend?: boolean
  options: readonly { value: T; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
  value: T | null | undefined
  onChange: (value: T) => void
  name?: string
  error?: string | undefined
  className?: string
}

/** One of several, all in sight; arrows choose. */
export function RadioGroup<T extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  name,
  error,
  className,
}: RadioGroupProps<T>) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={className}
    >
      <legend className={cx('mb-3 text-small font-strong', hideLegend && 'sr-only')}>{legend}</legend>
      <div className="flex flex-col gap-3.5 touch:gap-0">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-6 items-start gap-3 text-ui touch:min-h-11 touch:py-2.5',
              option.disabled && 'cursor-not-allowed text-disabled',
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={cx(
                'mx-0 my-[calc((1lh-22px)/2)] grid size-5.5 shrink-0 appearance-none place-items-center rounded-full border bg-surface before:size-3 before:rounded-full checked:border-accent checked:before:bg-accent disabled:border-line disabled:bg-fill forced-colors:appearance-auto forced-colors:before:hidden',
                error ? 'border-danger' : 'border-strong',
              )}
            />
            <span className="min-w-0">
              {option.label}
              {option.description && <span className="mt-0.5 block text-small text-muted">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div id={`${id}-error`} className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
