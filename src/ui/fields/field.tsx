import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx'
import { FieldCounter } from './field-counter'
import { FieldError } from './field-error'
import { useSpokenError } from './use-spoken-error'

/** What a field's frame gives to the control inside it. */
interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldFrameProps {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** Says how to correct it; takes the hint's place. */
  error?: string | undefined
  optional?: boolean | undefined
  /** At the right of the label: "Forgot it?". */
  labelEnd?: ReactNode
  counter?: { count: number; max: number } | undefined
  /** Keeps room for the message line, so that an error moves nothing. */
  reserve?: boolean | undefined
  className?: string | undefined
}

interface FieldProps extends FieldFrameProps {
  children: (control: ControlWiring) => ReactNode
}

/** Splits the props of the frame from those of the control inside it. */
export function partFrame<P extends FieldFrameProps>(props: P) {
  const { label, hideLabel, hint, error, optional, labelEnd, counter, reserve, className, ...control } = props
  return [{ label, hideLabel, hint, error, optional, labelEnd, counter, reserve, className }, control] as const
}

/** Label above, control, hint or error below, wired by ids. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelEnd,
  counter,
  reserve,
  children,
  className,
}: FieldProps) {
  const { t } = useLingui()
  const id = useId()
  const onFocus = useSpokenError(id, error)
  const messageId = `${id}-message`
  const counterId = `${id}-counter`
  const hasMessage = Boolean(error) || (hint !== undefined && hint !== null)
  const described = [hasMessage && messageId, counter && counterId].filter(Boolean).join(' ') || undefined
  // An error in reserved room stays closer to its own field than to the next one.
  const messageRoom = !reserve ? 'mt-2' : hint ? 'mt-2 -mb-6.5' : 'mt-1 -mb-5.5'

  return (
    <div onFocus={onFocus} className={cx('min-w-0', reserve && (hint ? 'pb-10' : 'pb-7'), className)}>
      <div className={cx('mb-2 flex flex-wrap justify-between gap-x-3 text-small', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {optional && <span className="text-muted">{t`optional`}</span>}
        {labelEnd}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {(hasMessage || counter) && (
        <div className={cx('flex justify-between gap-3 text-caption text-muted', messageRoom)}>
          <div id={messageId} className="min-w-0">
            {error ? <FieldError>{error}</FieldError> : hint}
          </div>
          {counter && <FieldCounter id={counterId} {...counter} />}
        </div>
      )}
    </div>
  )
}
