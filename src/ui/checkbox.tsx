import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx'
import { FieldError } from './field-error'
import { Icon } from './icon'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** A box that waits for a button; its label and description are part of the target. */
export function Checkbox({ label, description, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const described = [description && `${id}-more`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label
        className={cx(
          'flex min-h-6 items-start gap-3 text-ui touch:min-h-11 touch:py-2.5',
          input.disabled && 'cursor-not-allowed text-disabled',
        )}
      >
        <span className="relative my-[calc((1lh-22px)/2)] grid size-5.5 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className={cx(
              'peer absolute inset-0 m-0 appearance-none rounded-xs border bg-surface transition-colors checked:border-accent checked:bg-accent disabled:border-line disabled:bg-fill forced-colors:appearance-auto',
              error ? 'border-danger' : 'border-strong',
            )}
          />
          <Icon
            of={Check}
            size={16}
            stroke={2.25}
            className="pointer-events-none relative text-on-accent opacity-0 peer-checked:opacity-100 peer-disabled:text-disabled forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">
          {label}
          {description && (
            <span id={`${id}-more`} className="mt-0.5 block text-small text-muted">
              {description}
            </span>
          )}
        </span>
      </label>
      {error && (
        <div id={`${id}-error`} className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
