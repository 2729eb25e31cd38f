import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_INPUT, controlLook, Field, type FieldFrameProps, partFrame } from './field'

interface TextFieldProps extends Omit<ComponentProps<'input'>, keyof FieldFrameProps>, FieldFrameProps {
  /** A control at the end, inside the border. */
  end?: ReactNode
}

/** One line of text. Takes what `register()` of react-hook-form returns; always set `type`, `autoComplete`, `inputMode`. */
export function TextField({ end, type = 'text', ...rest }: TextFieldProps) {
  const [frame, input] = partFrame(rest)
  return (
    <Field {...frame}>
      {(control) => (
        <div className={controlLook({ bad: Boolean(frame.error), off: input.disabled, readOnly: input.readOnly })}>
          <input {...input} {...control} type={type} className={CONTROL_INPUT} />
          {end}
        </div>
      )}
    </Field>
  )
}
