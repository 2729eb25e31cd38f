import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CONTROL_INPUT, controlLook, Field, type FieldFrameProps, partFrame } from './field'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

interface SelectProps extends Omit<ComponentProps<'select'>, keyof FieldFrameProps | 'children'>, FieldFrameProps {
  options: readonly { value: string; label: string }[]
  /** First, empty choice. */
  placeholder?: string | undefined
}

/** A choice from a list by the platform's own control: typing jumps, phones show their picker. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const [frame, select] = partFrame(rest)
  return (
    <Field {...frame}>
      {(control) => (
        <div className={controlLook({ bad: Boolean(frame.error), off: select.disabled })}>
          <select {...select} {...control} className={cx(CONTROL_INPUT, 'truncate pe-11')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-raised text-text">
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
