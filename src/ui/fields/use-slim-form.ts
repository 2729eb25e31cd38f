import { type FormEvent, useState } from 'react'

/** What is wrong with a field: a broken rule's code, or the server's own words. */
export interface FieldFault {
  type: 'rule' | 'server'
  message?: string | undefined
}

/** The values of a form as they would be sent, and the codes of the rules that they break. */
export interface CheckedForm<Values> {
  values: Values
  faults: Partial<Record<keyof Values & string, string>>
}

type Faults<Values> = Partial<Record<keyof Values & string, FieldFault>>

/**
 * The form of the first view: text fields that are in the page before the code. It behaves as `react-hook-form` with `onTouched`
 * (an invalid field says so once it was left, then at each change) at a twelfth of the size; other forms of text fields use the library.
 */
export function useSlimForm<Values extends Record<string, string>>(
  names: readonly (keyof Values & string)[],
  rules: (typed: Values) => CheckedForm<Values>,
) {
  type Name = keyof Values & string
  // Kept outside of React's values: the text in the fields belongs to the page.
  const [inputs] = useState(() => new Map<string, HTMLInputElement>())
  const [left] = useState(() => new Set<string>())
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [faults, setFaults] = useState<Faults<Values>>({})

  // The names are those of the values; `Object.fromEntries` forgets them.
  const read = () => Object.fromEntries(names.map((name) => [name, inputs.get(name)?.value ?? ''])) as Values

  function show(name: Name, { [name]: message }: CheckedForm<Values>['faults']): void {
    setFaults((known) => ({ ...known, [name]: message === undefined ? undefined : { type: 'rule', message } }))
  }

  return {
    faults,
    /** The text in the fields, for what is shown beside them. */
    typed,
    register: (name: Name) => ({
      name,
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.set(name, input)
      },
      // Once: from then on each change is checked, and what the server refused stands until one.
      onBlur: () => {
        if (left.has(name)) return
        left.add(name)
        show(name, rules(read()).faults)
      },
      onChange: () => {
        setTyped(read())
        if (left.has(name)) show(name, rules(read()).faults)
      },
    }),
    /** Writes a text into a field, as if it had been typed. */
    fill: (name: string, value: string): void => {
      const input = inputs.get(name)
      if (!input) return
      input.value = value
      setTyped(read())
    },
    /** Shows the server's refusal of a field, and focuses it. */
    refuse: (name: Name, message: string): void => {
      setFaults((known) => ({ ...known, [name]: { type: 'server', message } }))
      inputs.get(name)?.focus()
    },
    submit: (send: (values: Values) => Promise<void>) => (event: FormEvent) => {
      event.preventDefault()
      const { values, faults: wrong } = rules(read())
      for (const name of names) {
        left.add(name)
        show(name, wrong)
      }
      const firstWrong = names.find((name) => name in wrong)
      if (firstWrong === undefined) return void send(values)
      return inputs.get(firstWrong)?.focus()
    },
  }
}
