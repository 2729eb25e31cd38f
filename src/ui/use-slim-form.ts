import { type FormEvent, useState } from 'react'
import * as z from '#/lib/zod'

/** What is wrong with a field: a broken rule's code, or the server's own words. */
export interface FieldFault {
  type: 'rule' | 'server'
  message?: string | undefined
}

type Faults<Values> = Partial<Record<keyof Values & string, FieldFault>>

/**
 * The form of the first view: text fields that stand in the page before the code. It behaves as `react-hook-form` with `onTouched`
 * (a wrong field is named once it was left, then at each change) and costs a twelfth; every other form takes the library.
 */
export function useSlimForm<Values extends Record<string, string>>(schema: z.ZodMiniType<Values>) {
  type Name = keyof Values & string
  // Made once and never drawn: what stands in the fields belongs to the page.
  const [inputs] = useState(() => new Map<string, HTMLInputElement>())
  const [left] = useState(() => new Set<string>())
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [faults, setFaults] = useState<Faults<Values>>({})

  const read = () => Object.fromEntries([...inputs].map(([name, input]) => [name, input.value]))

  function check(): { data: Values | null; wrong: Faults<Values> } {
    const result = z.safeParse(schema, read())
    if (result.success) return { data: result.data, wrong: {} }
    const wrong: Record<string, FieldFault> = {}
    for (const { path, message } of result.error.issues) wrong[String(path[0])] ??= { type: 'rule', message }
    return { data: null, wrong: wrong as Faults<Values> }
  }

  function checkOne(name: Name): void {
    const { [name]: fault } = check().wrong
    setFaults((known) => ({ ...known, [name]: fault }))
  }

  return {
    faults,
    /** What stands in the fields, for what is shown beside them. */
    typed,
    register: (name: Name) => ({
      name,
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.set(name, input)
      },
      onBlur: () => {
        left.add(name)
        checkOne(name)
      },
      onChange: () => {
        setTyped(read() as Partial<Values>)
        if (left.has(name)) checkOne(name)
      },
    }),
    /** Puts a text into a field, as if it had been typed. */
    fill: (name: string, value: string): void => {
      const input = inputs.get(name)
      if (!input) return
      input.value = value
      setTyped(read() as Partial<Values>)
    },
    /** The server's refusal of a field. */
    refuse: (name: Name, message: string): void => {
      setFaults((known) => ({ ...known, [name]: { type: 'server', message } }))
      inputs.get(name)?.focus()
    },
    submit: (send: (values: Values) => Promise<void>) => (event: FormEvent) => {
      event.preventDefault()
      const { data, wrong } = check()
      for (const name of inputs.keys()) left.add(name)
      setFaults(wrong)
      if (data) return void send(data)
      for (const [name, input] of inputs) if (name in wrong) return input.focus()
      return undefined
    },
  }
}
