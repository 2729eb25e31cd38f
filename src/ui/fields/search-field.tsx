import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { announce } from '../page/live-region'
import { CONTROL_INPUT, controlLook } from './field'
import { cx } from '../cx'
import { Icon } from '../pictures/icon'

interface SearchFieldProps {
  label: string
  /** May follow `onChange` late, as an address does. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** "12 courses found": spoken when it changes. */
  result?: string | undefined
  className?: string
  ref?: RefObject<HTMLInputElement | null>
}

/** Search with a clear button; Esc clears. */
export function SearchField({ label, value: given, onChange, placeholder, result, className, ref }: SearchFieldProps) {
  const { t } = useLingui()
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const [value, setValue] = useState(given)
  /** Texts told that have not come back yet; any other value was set elsewhere. */
  const told = useRef<string[]>([])

  useEffect(() => {
    const back = told.current.indexOf(given)
    told.current = back < 0 ? [] : told.current.slice(back + 1)
    if (back < 0) setValue(given)
  }, [given])

  useEffect(() => {
    if (result) announce(result)
  }, [result])

  function change(text: string) {
    setValue(text)
    told.current.push(text)
    onChange(text)
  }
  function clear() {
    change('')
    input.current?.focus()
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <search className={cx(controlLook({ compact: true }), className)}>
      <Icon of={Search} className="ms-3.5 text-muted" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
        onKeyDown={key}
        // Up to the edges of the field, below its icon, too: all of it can be pressed.
        className={cx(
          CONTROL_INPUT,
          '-my-px -ms-8.5 min-h-11 py-2! ps-12! text-ellipsis [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t`Clear search`}
          onClick={clear}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted -outline-offset-2! hover:text-text"
        >
          <Icon of={X} size={18} />
        </button>
      )}
    </search>
  )
}
