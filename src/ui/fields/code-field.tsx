import { type ChangeEvent, type Ref, type SyntheticEvent, useState } from 'react'
import { cx } from '../cx'
import { Field } from './field'

/** Every code of the server has this many digits (contract). */
export const CODE_DIGITS = 6

interface CodeFieldProps {
  label: string
  hideLabel?: boolean
  value: string
  onChange: (value: string) => void
  /** Called each time the code becomes complete. */
  onComplete?: (value: string) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A code from an email or a text message: one native input drawn as boxes, so that paste and autofill fill all of them. */
export function CodeField({ label, hideLabel, value, onChange, onComplete, error, ref }: CodeFieldProps) {
  const [focused, setFocused] = useState(false)
  const current = Math.min(value.length, CODE_DIGITS - 1)

  function type(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '')
    // The caret stands at the end: what comes after a full code is the next one, if the code was refused or the next is whole.
    const added = value.length === CODE_DIGITS && digits.startsWith(value) ? digits.slice(CODE_DIGITS) : ''
    const isNext = added.length >= (error ? 1 : CODE_DIGITS)
    const next = (isNext ? added : digits).slice(0, CODE_DIGITS)
    if (next === value && !isNext) return
    onChange(next)
    if (next.length === CODE_DIGITS) onComplete?.(next)
  }

  /** Typing goes on at the end, wherever the field is pressed; a selection stays, so that it can be replaced. */
  function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
    if (input.selectionStart === input.selectionEnd) input.setSelectionRange(value.length, value.length)
  }

  return (
    <Field {...{ label, hideLabel, error }}>
      {(control) => (
        <div className="relative max-w-94">
          <div
            aria-hidden
            className="grid gap-2"
            style={{ gridTemplateColumns: `repeat(${CODE_DIGITS}, minmax(0, 1fr))` }}
          >
            {Array.from({ length: CODE_DIGITS }, (_, place) => (
              <span
                key={place}
                className={cx(
                  'num grid h-15 place-items-center rounded-md border bg-surface text-[1.5rem]',
                  error ? 'border-danger' : 'border-strong',
                  focused && place === current && 'border-focus ring-1 ring-focus forced-colors:outline-2',
                )}
              >
                {value[place]}
              </span>
            ))}
          </div>
          {/* Masked, since Safari gives a field that it fills in a background and a colour that no style can change. */}
          <input
            {...control}
            ref={ref}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            value={value}
            onChange={type}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onSelect={keepCaretAtEnd}
            className="absolute inset-0 w-full [mask:linear-gradient(#0000,#0000)] bg-transparent text-body text-transparent caret-transparent outline-none! selection:bg-transparent forced-colors:opacity-0"
          />
        </div>
      )}
    </Field>
  )
}
