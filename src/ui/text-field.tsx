import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_INPUT, controlLook } from './control-look'
import { cx } from './cx'
import { Field, type FieldFrameProps, partFrame } from './field'
import { Icon } from './icon'

interface TextFieldProps extends Omit<ComponentProps<'input'>, keyof FieldFrameProps>, FieldFrameProps {
  icon?: LucideIcon | undefined
  /** A control at the right end inside the edge. */
  end?: ReactNode
  compact?: boolean | undefined
}

/** One line of text. Takes what `register()` of react-hook-form gives; always set `type`, `autoComplete`, `inputMode`. */
export function TextField({ icon, end, compact, type = 'text', ...rest }: TextFieldProps) {
  const [frame, input] = partFrame(rest)
  return (
    <Field {...frame}>
      {(control) => (
        <div
          className={controlLook({ bad: Boolean(frame.error), off: input.disabled, readOnly: input.readOnly, compact })}
        >
          {icon && <Icon of={icon} className="ms-3.5 text-muted" />}
          <input {...input} {...control} type={type} className={cx(CONTROL_INPUT, compact && 'py-2!')} />
          {end}
        </div>
      )}
    </Field>
  )
}
