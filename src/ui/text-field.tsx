import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_INPUT, controlLook } from './control-look'
import { cx } from './cx'
import { Field, type FieldFrameProps } from './field'
import { Icon } from './icon'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldFrameProps {
  icon?: LucideIcon | undefined
  /** A control at the right end inside the edge. */
  end?: ReactNode
  compact?: boolean | undefined
  className?: string | undefined
}

/** One line of text. Takes what `register()` of react-hook-form gives; always set `type`, `autoComplete`, `inputMode`. */
export function TextField({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelEnd,
  counter,
  reserve,
  icon,
  end,
  compact,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, optional, labelEnd, counter, reserve, className }}>
      {(control) => (
        <div className={controlLook({ bad: Boolean(error), off: input.disabled, readOnly: input.readOnly, compact })}>
          {icon && <Icon of={icon} className="ms-3.5 text-muted" />}
          <input {...input} {...control} type={type} className={cx(CONTROL_INPUT, compact && 'py-2!')} />
          {end}
        </div>
      )}
    </Field>
  )
}
