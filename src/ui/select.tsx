import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CONTROL_INPUT, controlLook } from './control-look'
import { cx } from './cx'
import { Field, type FieldFrameProps } from './field'
import { Icon } from './icon'

interface SelectProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>, Omit<FieldFrameProps, 'counter'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** First, empty choice. */
  placeholder?: string | undefined
  compact?: boolean | undefined
  className?: string | undefined
}

/** A choice from a list by the platform's own control: typing jumps, phones show their wheel. */
export function Select({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelEnd,
  reserve,
  options,
  placeholder,
  compact,
  className,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, optional, labelEnd, reserve, className }}>
      {(control) => (
        <div className={controlLook({ bad: Boolean(error), off: select.disabled, compact })}>
          <select {...select} {...control} className={cx(CONTROL_INPUT, 'truncate pe-11', compact && 'py-2!')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-raised text-text"
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute end-3.5 text-muted" />
        </div>
      )}
    </Field>
  )
}
